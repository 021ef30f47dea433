import type { G } from '../core/context.ts';
import { allowance } from '../play/pace.ts';
import { opensNothing } from '../play/walking.ts';

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

/** Whose turn it is opens no doors. */
export function isShutOut(g: G): boolean {
  const { trace } = g;
  g.trace = null;
  const shut = g.s.turn.who >= 0 && opensNothing(g, g.s.turn.who);
  g.trace = trace;
  return shut;
}
