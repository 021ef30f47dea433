import type { AppliedRule, G, RuleCode } from '../core/context.ts';
import { citing } from '../rules/index.ts';
import { isMonster, isVillainNow } from './characters.ts';
import { heldBack } from './fold.ts';
import { limitReached } from './offers.ts';

/** A villain takes no harm in rooms; the books may say so of this very room. */
export function ruleSpares(g: G, code: RuleCode, who: number): boolean {
  if (!code.harmful || who < 0 || !isVillainNow(g, who)) return false;
  if (!isMonster(g, who)) return g.law['traitor.rooms']();
  return citing(g, code.spares === '' ? 'monster.rooms' : code.spares)['monster.rooms']();
}

/** Whether a rule that works by itself is free to: nothing holds it back, and it has not done so as often as it may. */
export const isFree = (g: G, applied: AppliedRule, who: number): boolean =>
  !limitReached(g, applied, who) && !heldBack(g, applied.rule.path, who);
