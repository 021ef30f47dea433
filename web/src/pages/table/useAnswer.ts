import type { Decision } from '@hollow/engine';
import { usePending, useSession } from '../../state/hooks.ts';

export interface Answering {
  /** Something is on its way to the server: until it is there nothing else is answered. */
  readonly busy: boolean;
  readonly answer: (decision: Decision, option: number) => void;
  readonly walk: (decision: Decision, rooms: readonly string[]) => void;
}

export function useAnswer(): Answering {
  const session = useSession();
  const busy = usePending().size > 0;
  return {
    busy,
    answer: (decision, option) => {
      if (!busy) session.send({ t: 'answer', decision: decision.id, option });
    },
    walk: (decision, rooms) => {
      if (!busy && rooms.length > 0) session.send({ t: 'path', decision: decision.id, rooms: [...rooms] });
    },
  };
}
