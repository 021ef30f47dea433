import { isDead, stepOf, type TruthFn } from '@hollow/engine/inner';
import type { Cause } from '../haunt/causes.ts';
import { type HauntNode, isTransient, kindsIn, wordOf } from '../haunt/syntax.ts';
import { partsTogether } from '../means/entering.ts';
import type { Estimator } from '../means/estimator.ts';
import { EACH_NEED } from '../means/needs.ts';
import { bestWay } from '../means/ways.ts';
import { turnsToKillAll } from '../position/combat.ts';
import { type Evaluation, NEVER, NO_WAY_KNOWN, type TurnsUntil } from '../position/evaluation.ts';
import { asSelf } from '../position/tables.ts';
import { turnsToReach } from '../position/travel.ts';

/** What the way to pieces that are to be moved counts of its turns: whoever moves them ahead has to follow. */
const FOLLOWING = 0.5;

/** Turns of one character until something befalls another. */
type TurnsUntilOther = (now: Evaluation, me: number, other: number) => number;

/** Somebody else is where pieces are: those are made, and moved to where the other is. */
function meeting(est: Estimator, kinds: readonly string[]): TurnsUntilOther {
  const pieces = est.words.set({ x: 'roomOf', of: { x: 'pieces', kinds } });
  const [made, moved] = [bestWay(est, 'made', kinds), bestWay(est, 'moved', kinds)];
  return (now, me, other) => {
    const rooms = pieces(now.g).slice();
    if (rooms.length === 0) return made(now, me) + NO_WAY_KNOWN;
    return turnsToReach(now, other, rooms) + FOLLOWING * moved(now, me);
  };
}

/** Turns until a rule that hurts somebody else works on them; null where the cause is none. */
function throughHurt(est: Estimator, { rule, effects }: Cause): TurnsUntilOther | null {
  if (rule === null || typeof rule.for !== 'object' || isTransient(rule.for)) return null;
  if (rule.when === undefined || !effects.some(({ topic }) => topic === 'hurt' || topic === 'dead')) return null;
  const whom = est.words.set(rule.for);
  const needs = partsTogether(rule.when)
    .filter((raw) => !isTransient(raw))
    .map((raw): { readonly truth: TruthFn; readonly turns: TurnsUntilOther } => {
      const kinds = wordOf(raw) === 'at' ? kindsIn(raw) : [];
      const until = est.until(raw);
      return {
        truth: est.words.truth(raw),
        turns: kinds.length > 0 ? meeting(est, kinds) : (now, _me, other) => until(now, other),
      };
    });
  return (now, me, other) => {
    if (!asSelf(now.g, other, whom).includes(other)) return NEVER;
    return needs.reduce(
      (sum, { truth, turns }) => (asSelf(now.g, other, truth) ? sum : sum + EACH_NEED + turns(now, me, other)),
      1,
    );
  };
}

/** How often somebody has to be hurt at least before they die of it. */
const blowsLeft = ({ g }: Evaluation, who: number): number =>
  Math.max(1, 1 + Math.min(...g.p.traits.map((_, trait) => stepOf(g, who, trait))));

/** They are dead: killed in fights, or by what rules of the haunt do to them. */
export function untilDead(est: Estimator, raw: HauntNode): TurnsUntil {
  const who = est.words.set(raw.who);
  const rules = est.causes.flatMap((cause) => throughHurt(est, cause) ?? []);
  return (now, me) => {
    const { g } = now;
    const doomed = asSelf(g, me, (at) => who(at).slice());
    const fought = turnsToKillAll(now, me, doomed);
    if (rules.length === 0 || doomed.includes(me)) return fought;
    const hurt = doomed
      .filter((x) => !isDead(g, x))
      .map((x) => Math.min(...rules.map((rule) => rule(now, me, x))) + blowsLeft(now, x));
    return Math.min(fought, NEVER, hurt.length === 0 ? NEVER : Math.max(...hurt));
  };
}
