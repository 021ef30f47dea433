import type { MyGame } from '@hollow/server/protocol';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../../net/api.ts';
import { useText } from '../../words/Words.tsx';

/** Games of this device: those that wait for an answer first, then those touched last. */
export const sorted = (games: readonly MyGame[]): MyGame[] =>
  games.toSorted((a, b) => Number(b.waitsForMe) - Number(a.waitsForMe) || b.touched - a.touched);

export interface Mine {
  /** Null while the server has not answered. */
  readonly games: readonly MyGame[] | null;
  /** Asks the server again. */
  readonly again: () => void;
}

export function useMine(): Mine {
  const { lang } = useText();
  const [games, setGames] = useState<readonly MyGame[] | null>(null);
  const again = useCallback(() => {
    api.mine(lang).then(
      (found) => setGames(sorted(found)),
      () => setGames([]),
    );
  }, [lang]);
  useEffect(again, [again]);
  return { games, again };
}
