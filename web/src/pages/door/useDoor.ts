import type { Door } from '@hollow/server/protocol';
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

/** The table as one sees it from the door, by its id or its code. */
export function useDoor(ref: string): AtDoor {
  const [seen, setSeen] = useState<Omit<AtDoor, 'again'>>({ door: null, failed: null });
  const looking = useRef(0);
  const again = useCallback(() => {
    looking.current += 1;
    const nth = looking.current;
    const isLast = (): boolean => nth === looking.current;
    api.door(ref).then(
      (door) => {
        if (isLast()) setSeen({ door, failed: null });
      },
      (error: unknown) => {
        const failed = error instanceof ApiError ? error.code : 'internal';
        if (isLast()) setSeen(({ door }) => ({ door, failed: door === null ? failed : null }));
      },
    );
  }, [ref]);
  useEffect(() => {
    again();
    return () => {
      looking.current += 1;
    };
  }, [again]);
  useOnline(again);
  return { ...seen, again };
}
