import { useEffect, useRef } from 'react';
import { useGame, useSession } from '../state/hooks.ts';
import { keepPromise, newWord } from './kept.ts';

/** Whoever has sat down adds a word to the secret of the game, once the page has seen and kept what the server promises. */
export function useOwnWord(): void {
  const session = useSession();
  const { table, you } = useGame();
  const sent = useRef('');
  const seat = you?.seat ?? null;
  const promise = table?.promise ?? null;
  const isMissing = seat !== null && promise !== null && promise.words[seat] === null;
  const id = table?.id ?? '';
  const commitment = promise?.commitment ?? '';
  useEffect(() => {
    const place = `${id}/${seat}`;
    if (!isMissing || sent.current === place) return;
    sent.current = place;
    const word = newWord();
    keepPromise(id, { commitment, word });
    session.send({ t: 'word', word });
  }, [isMissing, id, seat, commitment, session]);
}
