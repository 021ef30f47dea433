import type { AppliedRule, CarrierKind, G } from '../../../core/context.ts';
import type { EventHookOf } from '../../../language/hooks.ts';
import { hasRuleAt, rulesAt } from '../../../machine/fold.ts';
import { happening } from '../../../machine/machine.ts';
import { isTooNew } from '../../../machine/offers.ts';
import { insteadWord } from './instead.ts';
import { rulesWord } from './rules.ts';

const codesOf = (applied: readonly AppliedRule[]): number[] => applied.map(({ rule }) => rule.index);
const ownersOf = (applied: readonly AppliedRule[]): number[] => applied.map(({ owner }) => owner);

/** Runs the rules at a hook, one after the other; with `only`, those of one kind of carrier. False if there are none, and then nothing was pushed. */
export function fire(
  g: G,
  hook: EventHookOf<'before' | 'after'>,
  who: number,
  ev: number,
  only?: CarrierKind,
): boolean {
  const applied = rulesAt(g, hook, who, ev).filter(
    (each) => (only === undefined || each.rule.carrier === only) && !(each.rule.uses && isTooNew(g, each, who)),
  );
  if (applied.length === 0) return false;
  const { actor, owner } = g.scope;
  const given = { event: ev, codes: codesOf(applied), owners: ownersOf(applied) };
  rulesWord.performIn(g, { self: who, actor, owner, ev, vals: {} }, given);
  return true;
}

/** Starts the rules that would stand in place of the event. True if one may: look at `replaced` when control comes back. */
export function instead(g: G, hook: EventHookOf<'instead'>, who: number, ev: number): boolean {
  if (!hasRuleAt(g, hook)) return false;
  const { replaced } = happening(g, ev);
  const applied = rulesAt(g, hook, who, ev).filter(
    (rule) => !replaced.includes(rule.rule.index) && !isTooNew(g, rule, who),
  );
  const [first] = applied;
  if (first === undefined) return false;
  const given = { codes: codesOf(applied), owners: ownersOf(applied) };
  insteadWord.performIn(g, { self: who, actor: who, owner: first.owner, ev, vals: {} }, given);
  return true;
}
