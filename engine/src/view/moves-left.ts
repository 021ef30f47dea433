import type { G } from '../core/context.ts';
import { allowance } from '../play/pace.ts';

/** Spaces that the character at turn may still go; null in nobody's turn. To look is not to apply a rule: nothing is cited. */
export function movesLeft(g: G): number | null {
  const { turn } = g.s;
  if (turn.who < 0) return null;
  const { trace } = g;
  g.trace = null;
  const left = turn.stopped ? 0 : Math.max(0, allowance(g, turn.who) - turn.spent);
  g.trace = trace;
  return left;
}
