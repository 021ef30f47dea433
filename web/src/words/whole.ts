import { useEffect } from 'react';
import { useWords } from './Words.tsx';

/** Wishes for the words that come later: whoever shows a part that says them asks for them at once. */
const listeners = new Set<() => void>();
let isWanted = false;

const want = (): void => {
  isWanted = true;
  for (const listener of listeners) listener();
};

/** Calls back when somebody wants all words; at once where somebody has. */
export function onWanted(listener: () => void): () => void {
  listeners.add(listener);
  if (isWanted) listener();
  return () => listeners.delete(listener);
}

/** Whether all words of the interface are there. While they are not, and `asked`, they are fetched. */
export function useWhole(asked = true): boolean {
  const isWhole = useWords()?.isPartial !== true;
  useEffect(() => {
    if (asked && !isWhole) want();
  }, [asked, isWhole]);
  return isWhole;
}
