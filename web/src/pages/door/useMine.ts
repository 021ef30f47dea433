import type { MyGame } from '@hollow/protocol';
import { useCallback, useEffect, useState } from 'react';
import { ApiError, api } from '../../net/api.ts';
import { useText } from '../../words/Words.tsx';
import { useOnline } from './useOnline.ts';

/** Games of this device: those that wait for an answer first, then those touched last. */
export const sortGames = (games: readonly MyGame[]): MyGame[] =>
  games.toSorted((a, b) => Number(b.waitsForMe) - Number(a.waitsForMe) || b.touched - a.touched);

export interface MyGames {
  /** Null while the server has not answered. */
  readonly games: readonly MyGame[] | null;
  /** The code of the failure where it cannot be asked. */
  readonly failed: string | null;
  /** Asks the server again. */
  readonly again: () => void;
}

export function useMine(): MyGames {
  const { lang } = useText();
  const [games, setGames] = useState<readonly MyGame[] | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const again = useCallback(() => {
    api.mine(lang).then(
      (found) => {
        setGames(sortGames(found));
        setFailed(null);
      },
      (error: unknown) => setFailed(error instanceof ApiError ? error.code : 'internal'),
    );
  }, [lang]);
  useEffect(again, [again]);
  useOnline(again);
  return { games, failed, again };
}
