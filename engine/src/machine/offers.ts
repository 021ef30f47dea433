import { HELD, holder } from '../state/state.ts';
import { isCard } from './characters.ts';
import type { G, RuleCode } from './context.ts';
import { type Applied, forbidden, inScope, rulesAt } from './fold.ts';
import { law } from './law.ts';

/** One number for a limit: rule and character. */
const markOf = (rule: RuleCode, who: number): number => rule.index * 1000 + who;

/** The character has taken another limited offer this turn. */
const rolledToday = (g: G, who: number): boolean => g.s.turnMarks.some((mark) => mark >= 0 && mark % 1000 === who);

/** Why an offer cannot be taken now: a neutral rule name with arguments, or null if it can. */
export interface WhyNot {
  readonly rule: string;
  readonly args: Readonly<Record<string, number | string>>;
}

export function whyNot(g: G, { rule, owner }: Applied, who: number, ev: number): WhyNot | null {
  const ban = forbidden(g, 'use', who, rule.path);
  if (ban !== null) return { rule: ban.path, args: {} };
  const limit = rule.limit;
  if (limit === 'turn' && rolledToday(g, who) && !law(g, 'dice.no-limit')) return { rule: 'dice.no-limit', args: {} };
  if (limit === 'turn' && g.s.turnMarks.includes(markOf(rule, who)) && law(g, 'dice.no-repeat'))
    return { rule: 'dice.no-repeat', args: {} };
  if (limit === 'game' && g.s.gameMarks.includes(markOf(rule, who)) && law(g, 'room.trait-gain.once'))
    return { rule: 'room.trait-gain.once', args: {} };
  const thing = owner >= HELD ? holder(owner) : -1;
  if (rule.uses && isCard(g, thing) && g.s.handled.includes(thing) && law(g, 'item.one-action'))
    return { rule: 'item.one-action', args: {} };
  for (let i = 0; i < rule.needs.length; i++) {
    const need = rule.needs[i];
    if (!inScope(g, who, owner, ev, () => need(g))) return { rule: `${rule.path}.needs.${i}`, args: {} };
  }
  return null;
}

/** Offers of a hook that `who` can take now. */
export function offersAt(g: G, hook: string, who: number, ev: number, moment: string): Applied[] {
  if (!g.p.byHook.has(hook)) return [];
  return rulesAt(g, hook, who, ev).filter((a) => a.rule.moment === moment && whyNot(g, a, who, ev) === null);
}

/** Records that the offer was taken: its limit, and the one action of the item. */
export function markUsed(g: G, { rule, owner }: Applied, who: number): void {
  if (rule.limit === 'turn') g.s.turnMarks.push(markOf(rule, who));
  if (rule.limit === 'game') g.s.gameMarks.push(markOf(rule, who));
  const thing = owner >= HELD ? holder(owner) : -1;
  if (rule.uses && isCard(g, thing)) g.s.handled.push(thing);
}

/** A rule that works by itself has done so as often as it may. */
export function limitReached(g: G, rule: RuleCode, who: number): boolean {
  const mark = markOf(rule, who);
  if (rule.limit === 'turn') return g.s.turnMarks.includes(mark) && law(g, 'rule.once-per-turn');
  return rule.limit === 'game' && g.s.gameMarks.includes(mark) && law(g, 'room.trait-gain.once');
}
