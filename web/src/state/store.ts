/** A value that can be watched: what `useSyncExternalStore` wants, and nothing more. */
export interface Store<T> {
  readonly get: () => T;
  readonly set: (change: T | ((now: T) => T)) => void;
  readonly subscribe: (watcher: () => void) => () => void;
}

export function createStore<T>(first: T): Store<T> {
  let now = first;
  const watchers = new Set<() => void>();
  return {
    get: () => now,
    set: (change) => {
      const value = typeof change === 'function' ? (change as (now: T) => T)(now) : change;
      if (Object.is(value, now)) return;
      now = value;
      for (const watcher of [...watchers]) watcher();
    },
    subscribe: (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}
