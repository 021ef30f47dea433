import { useSyncExternalStore } from 'react';

/** Whether the window is narrower than so many pixels. */
export function useNarrow(width: number): boolean {
  const query = `(max-width: ${width}px)`;
  return useSyncExternalStore(
    (watcher) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', watcher);
      return () => list.removeEventListener('change', watcher);
    },
    () => window.matchMedia(query).matches,
  );
}
