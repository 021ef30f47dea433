import type { G } from '../core/context.ts';
import { isDead } from '../machine/characters.ts';
import { allowance, whyStopped } from '../play/pace.ts';
import { uncited } from './looking.ts';

/** Spaces that the character at turn may still go; null in nobody's turn. */
export function movesLeft(g: G): number | null {
  const { turn } = g.s;
  if (turn.who < 0) return null;
  return uncited(g, () => {
    if (turn.stopped || isDead(g, turn.who)) return 0;
    // The one step that no hindrance takes away is left too.
    const least = whyStopped(g, turn.who, 1) === null ? 1 : 0;
    return Math.max(least, allowance(g, turn.who) - turn.spent);
  });
}
