import { useCallback, useEffect, useState } from 'react';
import { useGame, usePending, useSession } from '../state/hooks.ts';

/** Games against bots that begin as soon as their one player has chosen a face: nobody else is waited for. */
const atOnce = new Set<string>();

export const startAtOnce = (game: string): void => {
  atOnce.add(game);
};

interface AtOnce {
  /** Somebody is asked who they are, the game is about to begin, or it is a lobby like any other. */
  readonly stage: 'choosing' | 'beginning' | 'lobby';
  /** Who one is, and in; null lets chance decide. */
  readonly goIn: (explorer: string | null) => void;
}

/** Nothing happens in the house before somebody has gone in. Should the server refuse, the lobby is there to say so. */
export function useStartAtOnce(): AtOnce {
  const session = useSession();
  const { table, you } = useGame();
  const isUnderWay = usePending().size > 0;
  const [face, setFace] = useState<string | null | undefined>(undefined);
  const [asked, setAsked] = useState(false);
  const isWanted = table !== null && atOnce.has(table.id) && table.phase === 'lobby';
  const isSealed = you?.host === true && table?.promise?.seals[you.seat ?? -1] !== null;
  const isReady = isWanted && isSealed && face !== undefined;
  useEffect(() => {
    if (!isReady || asked) return;
    if (face !== null) session.send({ t: 'me', explorers: [face] });
    session.send({ t: 'host', do: { what: 'start' } });
    setAsked(true);
  }, [isReady, asked, session, face]);
  const goIn = useCallback((explorer: string | null) => setFace(explorer), []);
  const isDealing = table?.promise?.asked != null;
  const isBeginning = !asked || isUnderWay || isDealing;
  const stage = !isWanted ? 'lobby' : face === undefined ? 'choosing' : isBeginning ? 'beginning' : 'lobby';
  return { stage, goIn };
}
