import { type ComponentType, lazy, Suspense } from 'react';
import { fetched } from './parts.ts';

/** By then the page stands, in milliseconds. */
const SOON = 4000;

/** Not every browser says when it has nothing to do. */
function whenIdle(then: () => void): void {
  if (typeof window === 'undefined') return;
  setTimeout(() => ('requestIdleCallback' in window ? window.requestIdleCallback(then) : then()), SOON);
}

/** A part that the first paint can do without: fetched when the page has nothing else to do, or when it is shown before that. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Part = lazy(() => fetched(load).then((part) => ({ default: part })));
  whenIdle(() => {
    load().catch(() => undefined);
  });
  return function Later(props: P) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}
