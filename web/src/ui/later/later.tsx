import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useWhole } from '../../words/whole.ts';
import { Missing } from './Missing.tsx';
import { fetchPart } from './parts.ts';

/** By then the page stands, in milliseconds. */
const SOON = 4000;

/** Not every browser says when it has nothing to do. */
function whenIdle(then: () => void): void {
  if (typeof window === 'undefined') return;
  setTimeout(() => ('requestIdleCallback' in window ? window.requestIdleCallback(then) : then()), SOON);
}

/** A part that the first paint can do without, and the words that come as late: fetched when the page has nothing else to do, or when it is shown before that. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const wanted = (): ComponentType<P> => lazy(() => fetchPart(load).then((part) => ({ default: part })));
  let Part = wanted();
  whenIdle(() => {
    load().catch(() => undefined);
  });
  return function Later(props: P) {
    const isSpoken = useWhole();
    const [Shown, setShown] = useState(() => Part);
    const again = (): void => {
      Part = wanted();
      setShown(() => Part);
    };
    if (!isSpoken) return null;
    return (
      <Missing onAgain={again}>
        <Suspense fallback={null}>
          <Shown {...props} />
        </Suspense>
      </Missing>
    );
  };
}
