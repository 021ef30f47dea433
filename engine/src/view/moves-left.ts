import type { G } from '../core/context.ts';
import { allowance } from '../play/pace.ts';
import { uncited } from './looking.ts';

/** Spaces that the character at turn may still go; null in nobody's turn. */
export function movesLeft(g: G): number | null {
  const { turn } = g.s;
  if (turn.who < 0) return null;
  return turn.stopped ? 0 : uncited(g, () => Math.max(0, allowance(g, turn.who) - turn.spent));
}
