import { type Aim, type Cause, guardsOf } from '../haunt/causes.ts';
import { isTransient, speaksOf } from '../haunt/syntax.ts';
import { NEVER, never, type TurnsUntil } from '../position/evaluation.ts';
import { asSelf } from '../position/tables.ts';
import { turnsToWhere } from '../position/travel.ts';
import { enteredRooms, partsTogether, turnsToEnter } from './entering.ts';
import type { Estimator } from './estimator.ts';
import { throughSeekers } from './luring.ts';
import { EACH_NEED, needFor } from './needs.ts';

/** What comes of anybody's death or unmasking is nobody's plan. */
const BEFALLS = /^(kill|reveal)\./;

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
  const entered = enteredRooms(est, parts);
  const whom = rule === null || typeof rule.for !== 'object' || isTransient(rule.for) ? null : est.words.set(rule.for);
  const lured = rule === null ? never : throughSeekers(est, cause, aim, rule, entered);
  const bearer = status === '' ? null : est.until({ x: 'has', who: { x: 'self' }, status });
  return (now, me) => {
    const { g } = now;
    if (whom !== null && !asSelf(g, me, whom).includes(me)) return lured(now, me);
    let turns = bearer === null ? 0 : bearer(now, me);
    // One place at which all that depends on the place is so is one way.
    const spot = spots.length < 2 ? NEVER : turnsToWhere(now, me, (at) => spots.every(({ truth }) => truth(at)));
    for (const need of needs) {
      if (spot < NEVER && spots.includes(need)) continue;
      const more = need.turns(now, me);
      if (more > 0) turns += more + EACH_NEED;
    }
    if (spot < NEVER) turns += spot;
    if (entered !== null) turns += turnsToEnter(now, me, entered);
    return turns + 1;
  };
}
