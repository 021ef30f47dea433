import type { Outcome } from '@hollow/engine';
import type { Explorer } from './seen.ts';

export interface Winners {
  readonly side: string;
  readonly ids: readonly string[];
}

export const NOBODY: Winners = { side: 'nobody', ids: [] };

/** Who has won: a side, nobody, or single explorers. */
export function findWinners(outcome: Outcome, explorers: readonly Explorer[]): Winners {
  const won = explorers.filter(({ seat }) => outcome.verdicts[seat] === 'won');
  const sides = [...new Set(won.map(({ side }) => side ?? ''))];
  if (won.length === 0) return NOBODY;
  const [only = '', ...others] = sides;
  return {
    side: others.length === 0 && only !== '' ? only : 'other',
    ids: won.map(({ id }) => id),
  };
}
