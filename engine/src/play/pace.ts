import type { Args } from '../core/choice.ts';
import type { G } from '../core/context.ts';
import { tokenCode } from '../core/tables.ts';
import { hinders, isMonster, othersBeside, roomOf, traitOf } from '../machine/characters.ts';
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
  const first =
    g.s.haunt >= 0 && !g.s.turn.moved && g.s.turn.spent === 0 && g.law['obstruct.minimum'](isMonster(g, who));
  if (!first && !g.law['move.speed-limit'](cost, left))
    return { rule: 'move.speed-limit', args: { cost, left: Math.max(0, left) } };
  return null;
}

/** Tokens in the room that stand in everybody's way. */
function obstacles(g: G, room: number): number {
  if (!g.p.hindered || room < 0) return 0;
  const { place } = g.s.things;
  let n = 0;
  for (let t = g.p.cards.length + g.s.controller.length; t < place.length; t++)
    if (place[t] === room && tokenCode(g, t).hinders) n++;
  return n > 0 && g.law['obstruct.tokens']() ? n : 0;
}

/** What leaving the room costs: the price of the way, mostly a space, and more where opponents or tokens stand in the way. */
export function stepCost(g: G, who: number, price = 1): number {
  const base = fold(g, 'cost', who, price);
  const inTheWay =
    obstacles(g, roomOf(g, who)) + (g.s.haunt < 0 ? 0 : othersBeside(g, who, (x) => hinders(g, who, x)).length);
  return base + (inTheWay > 0 ? g.law['obstruct.cost'](inTheWay) : 0);
}
