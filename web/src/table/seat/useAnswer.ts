import type { Decision, Side } from '@hollow/engine';
import { useMemo, useSyncExternalStore } from 'react';
import { useSession } from '../../state/hooks.ts';

export interface Answering {
  readonly answer: (decision: Decision, option: number) => void;
  /** Through rooms in order; `door`: the side of the one that is opened at the end. */
  readonly walk: (decision: Decision, rooms: readonly string[], door?: Side) => void;
}

/** Ways to answer. While something is on its way to the server nothing else is answered. */
export function useAnswer(): Answering {
  const session = useSession();
  return useMemo(() => {
    const isFree = (): boolean => session.pending.get().size === 0;
    return {
      answer: (decision, option) => {
        if (isFree()) session.send({ t: 'answer', decision: decision.id, option });
      },
      walk: (decision, rooms, door) => {
        if (!isFree() || rooms.length === 0) return;
        session.send({ t: 'path', decision: decision.id, rooms: [...rooms], ...(door === undefined ? {} : { door }) });
      },
    };
  }, [session]);
}

/** Something is on its way to the server: until it is there nothing else is answered. Whoever does not want to know is not rendered again for it. */
export function useBusy(wanted = true): boolean {
  const { pending } = useSession();
  return useSyncExternalStore(pending.subscribe, () => wanted && pending.get().size > 0);
}
