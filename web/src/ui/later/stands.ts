import { useEffect, useSyncExternalStore } from 'react';

/**
 * Whether the page stands: what one came for is there, and a question that is open can be answered. What lies round it is fetched then and not before, so that
 * it does not take the line from what one waits for.
 */
let stands = false;
const waiting = new Set<() => void>();

/** By then it is taken to stand where nobody says so, in milliseconds. */
const AT_LAST = 10_000;
/** A page that is never at rest gets the rest after so many milliseconds. */
const BUSY = 500;

/** Not every browser says when it has nothing to do. */
export function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(then, { timeout: BUSY });
  else setTimeout(then, 0);
}

let isTold = false;

/** What one came for is on the page: it stands when that has been drawn. */
function nowStands(): void {
  if (isTold) return;
  isTold = true;
  whenIdle(() => {
    stands = true;
    const all = [...waiting];
    waiting.clear();
    for (const one of all) one();
  });
}

let isAwaited = false;

/** Calls back when the page stands, at once where it does; what it returns calls that off. */
export function whenStands(then: () => void): () => void {
  if (stands) {
    then();
    return () => undefined;
  }
  if (!isAwaited) setTimeout(nowStands, AT_LAST);
  isAwaited = true;
  waiting.add(then);
  return () => waiting.delete(then);
}

const isStanding = (): boolean => stands;

export const useStands = (): boolean => useSyncExternalStore(whenStands, isStanding, isStanding);

/** Says that what one came for is there, as soon as the part that calls it is. */
export function useStanding(isThere = true): void {
  useEffect(() => {
    if (isThere) nowStands();
  }, [isThere]);
}

/** The same as a part, which waits where its neighbours are waited for. */
export function SaysStands(): null {
  useStanding();
  return null;
}
