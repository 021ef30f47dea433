import type { SetFn } from '@hollow/engine/inner';
import { type Aim, type Cause, guardsOf } from '../haunt/causes.ts';
import { isHauntNode, isTransient, kindsIn, listIn, namesInField, speaksOf } from '../haunt/syntax.ts';
import { NEVER, never, type TurnsUntil } from '../position/evaluation.ts';
import { asSelf } from '../position/tables.ts';
import { turnsToReach, turnsToWhere } from '../position/travel.ts';
import type { Estimator } from './estimator.ts';
import { EACH_NEED, needFor } from './needs.ts';

/** What comes of anybody's death or unmasking is nobody's plan. */
const BEFALLS = /^(kill|reveal)\./;

/** The conditions that must hold together for the condition to hold. */
export const partsTogether = (condition: unknown): readonly unknown[] => {
  if (condition === undefined) return [];
  return isHauntNode(condition) && condition.x === 'all' ? listIn(condition, 'of') : [condition];
};

/** The rooms that a rule speaks of as the one that is entered: where such pieces are, and those with such names. */
export function enteredRooms({ words }: Estimator, entered: readonly unknown[]): readonly SetFn[] {
  const kinds = kindsIn(entered);
  const ids = namesInField(entered, 'named', 'ids');
  return [
    ...(kinds.length === 0 ? [] : [words.set({ x: 'roomOf', of: { x: 'pieces', kinds } })]),
    ...(ids.length === 0 ? [] : [words.set({ x: 'named', ids })]),
  ];
}

/**
 * Turns until a rule works by itself: its condition, and where that speaks of the room that is entered, the way there.
 */
export function throughRule(est: Estimator, cause: Cause, aim: Aim | null): TurnsUntil {
  const { rule, status } = cause;
  if (rule !== null && rule.when === undefined && BEFALLS.test(rule.on)) return never;
  const parts = partsTogether(rule?.when);
  const conditions = [...parts, ...guardsOf(cause, aim)].filter((raw) => !isTransient(raw));
  const needs = conditions.map((raw) => ({ ...needFor(est, raw), placed: speaksOf(raw, 'at') }));
  const spots = needs.filter(({ local, placed }) => local || placed);
  const entered = parts.filter((raw) => speaksOf(raw, 'theRoom'));
  const rooms = enteredRooms(est, entered);
  const whom = rule === null || typeof rule.for !== 'object' || isTransient(rule.for) ? null : est.words.set(rule.for);
  const bearer = status === '' ? null : est.until({ x: 'has', who: { x: 'self' }, status });
  return (now, me) => {
    const { g } = now;
    if (whom !== null && !asSelf(g, me, whom).includes(me)) return NEVER;
    let turns = bearer === null ? 0 : bearer(now, me);
    // One place at which all that depends on the place is so is one way.
    const spot = spots.length < 2 ? NEVER : turnsToWhere(now, me, (at) => spots.every(({ truth }) => truth(at)));
    for (const need of needs) {
      if (spot < NEVER && spots.includes(need)) continue;
      const more = need.turns(now, me);
      if (more > 0) turns += more + EACH_NEED;
    }
    if (spot < NEVER) turns += spot;
    if (entered.length > 0) {
      const goals = rooms.flatMap((set) => asSelf(g, me, (at) => set(at).slice()));
      turns += turnsToReach(now, me, goals);
    }
    return turns + 1;
  };
}
