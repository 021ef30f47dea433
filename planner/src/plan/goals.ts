import { isCharacter, isExposed } from '@hollow/engine/inner';
import { missingIn, ONE_MORE } from '../conditions/counting.ts';
import { exposing } from '../conditions/existence.ts';
import { causesFor, guardsOf } from '../haunt/causes.ts';
import { type HauntNode, isHauntNode, kindsIn, listIn } from '../haunt/syntax.ts';
import { attackTerms } from '../haunt/terms.ts';
import type { Estimator } from '../means/estimator.ts';
import { turnsToKill } from '../position/combat.ts';
import { type Evaluation, NEVER } from '../position/evaluation.ts';
import { areFoes, asSelf } from '../position/tables.ts';

/** What a step to the conditions of a step counts of it. */
const AWAITED = 0.5;
/**
 * How much of a step is told by turns that are soon over, and within how many turns half of that; and how much by all
 * turns alike.
 */
const SOON = 0.7;
const HALVED_IN = 6;
const LATE = 0.3;
/** A step that has not been done takes at least so many turns. */
const LEAST = 0.1;

/**
 * Steps that are left to a goal for a character: the one at hand counts the less the fewer turns it takes, every other
 * one in full.
 */
export type StepsTo = (now: Evaluation, me: number) => number;

/**
 * How much of a step is left that takes so many turns: none of one that is done, nearly all of one far away; and every
 * turn less is felt.
 */
const shareOfStep = (turns: number): number =>
  SOON * (1 - 2 ** (-Math.max(LEAST, turns) / HALVED_IN)) + LATE * Math.min(1, turns / NEVER);

/** Steps of a single condition that does not hold, the next of which takes so many turns. */
type StepsAfter = (now: Evaluation, me: number, next: number) => number;

/** What is counted, one by one. */
function stepsOfCount(est: Estimator, node: HauntNode): StepsAfter {
  const missing = missingIn(est, node);
  return (now, me, next) => {
    const others = missing(now, me) - 1;
    return others + shareOfStep(next - ONE_MORE * others);
  };
}

/** Those of whom none may be left, one by one: by the turns that each takes where they can be killed, once they can be attacked. */
function stepsOfRemoval(est: Estimator, set: unknown): StepsAfter {
  const of = est.words.set(set);
  const before = measureGoal(est, { x: 'all', of: attackTerms(est.def, set) });
  const exposed = exposing(est, set);
  return (now, me, next) => {
    const { g } = now;
    const left = asSelf(g, me, of);
    const first = before(now, me);
    if (first > 0) return left.length + first;
    const foes = left.filter((x) => isCharacter(g, x) && areFoes(g, me, x));
    if (foes.length === left.length) {
      const covered = exposed === null ? [] : foes.filter((x) => !isExposed(g, me, x));
      if (exposed !== null && covered.length > 0) {
        // Each that cannot be attacked yet is two steps: to lay it open, and to kill it.
        const open = foes.filter((x) => !covered.includes(x)).map((x) => shareOfStep(turnsToKill(now, me, x)));
        return open.reduce((sum, n) => sum + n, 2 * covered.length - 1 + shareOfStep(exposed(now, me)));
      }
      const turns = foes.map((x) => turnsToKill(now, me, x));
      if (turns.some((n) => n < NEVER)) return turns.reduce((sum, n) => sum + shareOfStep(n), 0);
    }
    return left.length - 1 + shareOfStep(next - ONE_MORE * (left.length - 1));
  };
}

function stepsOf(est: Estimator, node: HauntNode): StepsAfter {
  if (node.x === 'is') return stepsOfCount(est, node);
  if (node.x === 'not' && isHauntNode(node.of) && node.of.x === 'exists') return stepsOfRemoval(est, node.of.of);
  return (_now, _me, next) => shareOfStep(next);
}

/** What every cause that makes a thing waits for, before it is made at all: those conditions are steps to it. */
function awaited(est: Estimator, node: HauntNode): StepsTo | null {
  if (node.x !== 'exists') return null;
  const aim = { topic: 'made', names: kindsIn(node.of) } as const;
  const ways = causesFor(est.causes, aim).map((cause) => guardsOf(cause, aim));
  if (ways.length === 0 || ways.some((guards) => guards.length === 0)) return null;
  const goals = ways.map((of) => measureGoal(est, { x: 'all', of }));
  return (now, me) => Math.min(...goals.map((goal) => goal(now, me)));
}

/** Makes the measure of a goal. */
export function measureGoal(est: Estimator, goal: unknown): StepsTo {
  const node: HauntNode = isHauntNode(goal) ? goal : {};
  if (node.x === 'all') {
    const parts = listIn(node, 'of').map((of) => measureGoal(est, of));
    return (now, me) => parts.reduce((sum, part) => sum + part(now, me), 0);
  }
  if (node.x === 'any') {
    const parts = listIn(node, 'of').map((of) => measureGoal(est, of));
    return (now, me) => Math.min(...parts.map((part) => part(now, me)));
  }
  const [turns, left, before] = [est.until(goal), stepsOf(est, node), awaited(est, node)];
  return (now, me) => {
    const next = turns(now, me);
    return next === 0 ? 0 : left(now, me, next) + AWAITED * (before?.(now, me) ?? 0);
  };
}
