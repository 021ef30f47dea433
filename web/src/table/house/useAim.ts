import type { Decision } from '@hollow/engine';
import { useEffect, useState } from 'react';
import { useAnswer, useBusy } from '../seat/useAnswer.ts';

/** A door that somebody walks to in order to open it. */
interface Aim {
  readonly room: string;
  readonly side: string;
}

interface Aimed extends Aim {
  /** The question that the walk answers. */
  readonly asked: number;
  /** Past it nobody remembers having pressed the door, in milliseconds since 1970. */
  readonly until: number;
}

const LASTS = 8000;

const wayOf = (decision: Decision, { room, side }: Aim): number =>
  decision.options.findIndex((option) => option.verb === 'discover' && option.room === room && option.side === side);

/** Opens the door at the end of a walk; a walk that ends elsewhere makes it forgotten. */
export function useAim(decision: Decision | null): (aim: Aim | null) => void {
  const { answer } = useAnswer();
  const [aimed, setAimed] = useState<Aimed | null>(null);
  const busy = useBusy(aimed !== null);
  useEffect(() => {
    if (aimed === null || busy || decision === null || decision.id === aimed.asked) return;
    const option = wayOf(decision, aimed);
    if (option >= 0 && Date.now() < aimed.until) answer(decision, option);
    setAimed(null);
  }, [aimed, busy, decision, answer]);
  return (aim) =>
    setAimed(aim === null || decision === null ? null : { ...aim, asked: decision.id, until: Date.now() + LASTS });
}
