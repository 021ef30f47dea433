import type { Door } from '@hollow/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, api } from '../../net/api.ts';
import { useOnline } from './useOnline.ts';

export interface AtDoor {
  readonly door: Door | null;
  /** The code of the failure, as long as nobody has opened. */
  readonly failed: string | null;
  /** Looks again. What was seen stays until there is an answer. */
  readonly again: () => void;
}

/** A door that was opened so many milliseconds ago need not be knocked at again. */
const FRESH = 2000;
let opened: { readonly door: Door; readonly at: number } | null = null;

/** Whoever is led on from the code of a table to the seat they have there has just seen it. */
const justOpened = (ref: string): Door | null =>
  opened !== null && Date.now() - opened.at < FRESH && opened.door.table.id === ref && opened.door.mine.length > 0
    ? opened.door
    : null;

/** The table as one sees it from the door, by its id or its code. */
export function useDoor(ref: string): AtDoor {
  const [seen, setSeen] = useState<Omit<AtDoor, 'again'>>(() => ({ door: justOpened(ref), failed: null }));
  const looking = useRef(0);
  const again = useCallback(() => {
    looking.current += 1;
    const nth = looking.current;
    const isLast = (): boolean => nth === looking.current;
    api.door(ref).then(
      (door) => {
        opened = { door, at: Date.now() };
        if (isLast()) setSeen({ door, failed: null });
      },
      (error: unknown) => {
        const failed = error instanceof ApiError ? error.code : 'internal';
        if (isLast()) setSeen(({ door }) => ({ door, failed: door === null ? failed : null }));
      },
    );
  }, [ref]);
  useEffect(() => {
    if (justOpened(ref) === null) again();
    return () => {
      looking.current += 1;
    };
  }, [ref, again]);
  useOnline(again);
  return { ...seen, again };
}
