import type { Bar, Sheet } from '../core/choice.ts';
import type { G, RuleCode } from '../core/context.ts';
import { areTogether, belongings, explorersOf, isDead, isToken, roomOf, unseenBy } from '../machine/characters.ts';
import { forbidden } from '../machine/fold.ts';
import { fixed, isUntouched, kept, mayCarry, takers } from './belongings.ts';

/** Trades of things in both directions, and what is taken from the dead. */

const tradesMade = (g: G): number => g.s.turn.itemActions.filter((action) => action === 'trade').length;

/** The trade of this turn has not been made. */
export const isTradeFree = (g: G): boolean => g.law['trade.once'](tradesMade(g));

/** Why a thing of one explorer cannot go to another in a trade, or null. */
function whyKept(g: G, from: number, to: number, thing: number): string | null {
  const why = fixed(g, thing, 'trade') ?? kept(g, from, thing, 'give') ?? kept(g, to, thing, 'take');
  if (why !== null) return why;
  if (isToken(g, thing) && !mayCarry(g, to, thing)) return 'item.haunt-tokens';
  return isUntouched(g, thing) ? null : 'item.one-action';
}

/** Things of one explorer that can go to another in a trade. */
const passable = (g: G, from: number, to: number): number[] =>
  belongings(g, from).filter((thing) => whyKept(g, from, to, thing) === null);

/** What of theirs stays where it is while the two trade, and why. */
export function barTraded(g: G, who: number, other: number, barred: Bar[]): void {
  for (const [from, to] of [
    [who, other],
    [other, who],
  ] as const)
    for (const card of belongings(g, from)) {
      const rule = whyKept(g, from, to, card);
      if (rule !== null) barred.push({ verb: 'give', card, to, rule });
    }
}

/** All that may change hands between the two. */
export const tradables = (g: G, who: number, other: number): number[] => [
  ...passable(g, who, other),
  ...passable(g, other, who),
];

/** The other one has refused a bundle of these things, and of no others, this turn. */
export const isRefused = (g: G, other: number, things: readonly number[]): boolean =>
  things.every((thing) => g.s.turn.declined.some((gift) => gift.thing === thing && gift.to === other));

/** Those with whom a trade can be made now. */
export function offerTrades(g: G, who: number, ban: RuleCode | null, sheet: Sheet): void {
  for (const to of takers(g, who)) {
    const things = tradables(g, who, to);
    if (things.length === 0) continue;
    const why = ban?.path ?? (isTradeFree(g) ? null : 'trade.once');
    if (why !== null) sheet.barred?.push({ verb: 'trade', to, rule: why });
    else if (!isRefused(g, to, things)) sheet.open.push({ verb: 'trade', to });
    else sheet.barred?.push({ verb: 'trade', to, rule: 'trade.consent' });
  }
}

/** Why nothing can be taken from the corpse now, or null. */
function whyNotLooted(g: G, corpse: number): string | null {
  const { looted = [], died = [], itemActions } = g.s.turn;
  if (!g.law['loot.later'](died.includes(corpse))) return 'loot.later';
  const taken = itemActions.filter((action) => action === 'loot').length;
  if (!g.law['loot.one'](taken, looted.includes(corpse))) return 'loot.one';
  return g.law['loot.uses-trade']() && !isTradeFree(g) ? 'trade.once' : null;
}

/** What the dead in the room still have, for whoever comes by. */
export function offerLoot(g: G, who: number, sheet: Sheet): void {
  for (const from of explorersOf(g)) {
    if (!isDead(g, from) || roomOf(g, from) !== roomOf(g, who) || !areTogether(g, who, from)) continue;
    if (unseenBy(g, from, who)) continue;
    const ban = forbidden(g, 'items', who);
    for (const card of belongings(g, from)) {
      if (isToken(g, card) && !mayCarry(g, who, card)) continue;
      const why = ban?.path ?? kept(g, who, card, 'take') ?? whyNotLooted(g, from);
      if (why === null) sheet.open.push({ verb: 'loot', card, from });
      else sheet.barred?.push({ verb: 'loot', card, from, rule: why });
    }
  }
}

/** Something was taken from the corpse. */
export function markLooted(g: G, corpse: number): void {
  const { turn } = g.s;
  turn.looted = [...(turn.looted ?? []), corpse];
  turn.itemActions.push('loot');
  if (g.law['loot.uses-trade']()) turn.itemActions.push('trade');
}

/** Who has died in this turn is not looted in it. */
export function markDied(g: G, who: number): void {
  const { turn } = g.s;
  turn.died = [...(turn.died ?? []), who];
}
