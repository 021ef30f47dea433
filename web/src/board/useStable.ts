import { useCallback, useInsertionEffect, useRef } from 'react';

/** A handler that is always the same function and always does the latest thing: parts that get it are not rendered again. */
export function useStable<A extends readonly unknown[]>(handler: (...args: A) => void): (...args: A) => void {
  const latest = useRef(handler);
  useInsertionEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
