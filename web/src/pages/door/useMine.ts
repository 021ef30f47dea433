import type { MyGame } from '@hollow/server/protocol';
import { useEffect, useState } from 'react';
import { api } from '../../net/api.ts';

/** Games of this device: those that wait for an answer first, then those touched last. */
export const sorted = (games: readonly MyGame[]): MyGame[] =>
  games.toSorted((a, b) => Number(b.waitsForMe) - Number(a.waitsForMe) || b.touched - a.touched);

/** Null while the server has not answered. */
export function useMine(): readonly MyGame[] | null {
  const [games, setGames] = useState<readonly MyGame[] | null>(null);
  useEffect(() => {
    let wanted = true;
    const show = (found: readonly MyGame[]): void => {
      if (wanted) setGames(sorted(found));
    };
    api.mine().then(show, () => show([]));
    return () => {
      wanted = false;
    };
  }, []);
  return games;
}
