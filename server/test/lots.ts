import type { Lots } from '../src/seats/tokens.ts';

const LETTERS = 'bcdfghjkmnpq';

/** Lots that come in the same order with the same seeds, so that a test plays the same games every time. */
export function lotsInOrder(name: string): () => Lots {
  let games = 0;
  return () => {
    const letters = [...String(games++).padStart(4, '0')].map((digit) => LETTERS[Number(digit)]).join('');
    return { id: `table${letters}222`, code: `T${letters.toUpperCase()}`, seed: `${name}/${games}` };
  };
}
