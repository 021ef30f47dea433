import type { GameIdentity } from '../src/identity/game-identity.ts';

const LETTERS = 'bcdfghjkmnpq';

/** Ids, codes and seeds that come in the same order, so that a test plays the same games every time. */
export function identitiesInOrder(name: string): () => GameIdentity {
  let games = 0;
  return () => {
    const letters = [...String(games++).padStart(4, '0')].map((digit) => LETTERS[Number(digit)]).join('');
    return { id: `table${letters}222`, code: `CODE${letters.toUpperCase()}`, seed: `${name}/${games}` };
  };
}
