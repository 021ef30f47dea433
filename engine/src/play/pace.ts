import type { Args } from '../core/choice.ts';
import type { G } from '../core/context.ts';
import { areTogether, countInPlay, hinders, isMonster, traitOf } from '../machine/characters.ts';
import { fold, forbidden } from '../machine/fold.ts';
import { whyEnded } from '../machine/offers.ts';

/** Spaces the character may move this turn. */
export function allowance(g: G, who: number): number {
  const { startMoves } = g.s.turn;
  const base = isMonster(g, who) ? startMoves : g.law['move.current-speed'](traitOf(g, who, g.p.moveTrait), startMoves);
  return fold(g, 'moves', who, base);
}

/** The rule that keeps a character from going any further. */
export interface Halt {
  readonly rule: string;
  readonly args: Args;
}

/** Why the character may not walk any further, or null. */
export function whyStopped(g: G, who: number, cost: number): Halt | null {
  const ban = forbidden(g, 'move', who);
  if (ban !== null) return { rule: ban.path, args: {} };
  if (g.s.turn.stopped) return { rule: whyEnded(g, who), args: {} };
  const left = allowance(g, who) - g.s.turn.spent;
  // However great the hindrance, a character that may move at all can take one step.
  const first = g.s.haunt >= 0 && !g.s.turn.moved && g.s.turn.spent === 0 && g.law['obstruct.minimum']();
  if (!first && !g.law['move.speed-limit'](cost, left))
    return { rule: 'move.speed-limit', args: { cost, left: Math.max(0, left) } };
  return null;
}

/** What leaving the room costs: the price of the way, mostly a space, and one more for each opponent who stands in the way. */
export function stepCost(g: G, who: number, price = 1): number {
  const base = fold(g, 'cost', who, price);
  if (g.s.haunt < 0) return base;
  const inTheWay = countInPlay(g, (x) => x !== who && areTogether(g, who, x) && hinders(g, who, x));
  return base + (inTheWay > 0 ? g.law['obstruct.cost'](inTheWay) : 0);
}
