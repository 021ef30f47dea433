import type { G } from '../core/context.ts';
import { fold, hasRuleAt } from '../machine/fold.ts';
import { closeHappening, happen, happening, NEW_EVENT } from '../machine/machine.ts';
import type { Happening } from '../state/state.ts';

/** The exact chances of a roll that has not been made, as the rules say them now. What somebody may do about it when it is made is left out. */

/** How likely each result is, by the result. */
export type Results = readonly number[];

/** A result that stands already. */
export const certain = (result: number): Results => [...new Array<number>(result).fill(0), 1];

/** Dice that are thrown of the pool of an event. */
const diceOf = (g: G, ev: number, pool: number): number =>
  Math.max(0, g.law['dice.max'](pool, fold(g, 'dice', happening(g, ev).who, g.p.edition.maxDice, ev)));

/** The result when the dice show this much: rules may read the sum from the event. */
function resultOf(g: G, ev: number, shown: number): number {
  const h = happening(g, ev);
  const { total } = h;
  h.total = shown;
  const result = Math.max(0, fold(g, 'total', h.who, shown + h.bonus, ev));
  h.total = total;
  return result;
}

/** Results of so many dice that are still to be thrown, beside what lies on the table already. */
function resultsOf(g: G, ev: number, dice: number, kept: number, blanksAgain: boolean): Results {
  const sums = g.p.odds.sums(dice, blanksAgain);
  if (happening(g, ev).bonus === 0 && kept === 0 && !hasRuleAt(g, 'total')) return sums;
  const results: number[] = [];
  for (const [sum, chance] of sums.entries()) {
    const result = resultOf(g, ev, kept + sum);
    while (results.length <= result) results.push(0);
    results[result] = (results[result] ?? 0) + chance;
  }
  return results;
}

/** Blanks of the first throw are thrown again where a rule says so. */
const throwsBlanksAgain = (g: G, ev: number): boolean => fold(g, 'reroll', happening(g, ev).who, 0, ev) > 0;

/** A roll that somebody could make. */
export function forecast(
  g: G,
  roll: Pick<Happening, 'who' | 'pool' | 'bonus' | 'tags'>,
): { readonly dice: number; readonly results: Results } {
  const ev = happen(g, { ...NEW_EVENT, t: 'roll', by: g.scope.actor, ...roll });
  const dice = diceOf(g, ev, fold(g, 'pool', roll.who, roll.pool, ev));
  const results = resultsOf(g, ev, dice, 0, throwsBlanksAgain(g, ev));
  closeHappening(g, ev);
  return { dice, results };
}

/** A roll that has been gathered and not been thrown. */
export const beforeThrow = (g: G, ev: number): Results =>
  resultsOf(g, ev, diceOf(g, ev, happening(g, ev).pool), 0, throwsBlanksAgain(g, ev));

/** A roll of which so many dice are thrown again, while the others keep showing this. */
export const thrownAgain = (g: G, ev: number, dice: number, kept: number): Results =>
  resultsOf(g, ev, dice, kept, false);

export function chanceOf(results: Results, least: number): number {
  let chance = 0;
  for (let total = Math.max(0, least); total < results.length; total++) chance += results[total] ?? 0;
  return chance;
}

/** How likely an attack comes out ahead, and how likely the defence does. */
export function compare(g: G, attack: Results, defence: Results): { readonly chance: number; readonly risk: number } {
  const marginOf = g.law['attack.roll'];
  let [chance, risk] = [0, 0];
  for (const [mine, p] of attack.entries())
    for (const [theirs, q] of defence.entries()) {
      const margin = marginOf(mine, theirs);
      if (margin > 0) chance += p * q;
      if (margin < 0) risk += p * q;
    }
  return { chance, risk };
}
