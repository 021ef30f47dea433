import { useEffect, useState } from 'react';
import { useGame, usePending, useSession } from '../state/hooks.ts';

/** Games that begin as soon as this device has sealed its word for their dice: it plays with bots, and nobody else is waited for. */
const atOnce = new Set<string>();

export const startAtOnce = (game: string): void => {
  atOnce.add(game);
};

/** True while such a game is about to begin. Should the server refuse, the lobby is there to say so. */
export function useStartAtOnce(): boolean {
  const session = useSession();
  const { table, you } = useGame();
  const isUnderWay = usePending().size > 0;
  const [asked, setAsked] = useState(false);
  const isWanted = table !== null && atOnce.has(table.id) && table.phase === 'lobby';
  const isReady = isWanted && you?.host === true && table.promise?.seals[you.seat ?? -1] !== null;
  useEffect(() => {
    if (!isReady || asked) return;
    session.send({ t: 'host', do: { what: 'start' } });
    setAsked(true);
  }, [isReady, asked, session]);
  const isDealing = table?.promise?.asked != null;
  return isWanted && (!asked || isUnderWay || isDealing);
}
