import type { HauntDef } from '@hollow/engine';
import type { HauntCode, NumFn, SetFn } from '@hollow/engine/inner';
import { untilMet } from '../conditions/index.ts';
import { type Aim, type Cause, causesOf } from '../haunt/causes.ts';
import { isHauntNode } from '../haunt/syntax.ts';
import { throughAction } from '../means/acting.ts';
import { traitsFor } from '../means/attempts.ts';
import type { Estimator } from '../means/estimator.ts';
import { throughRule } from '../means/happening.ts';
import { type Evaluation, NEVER, type TurnsUntil } from '../position/evaluation.ts';
import { asSelf } from '../position/tables.ts';
import { gainsOf } from './gains.ts';
import { measureGoal, type StepsTo } from './goals.ts';

/** What does not hold takes at least so many turns. */
const LEAST = 0.1;

/** Long chains come ever nearer to NEVER and do not reach it: a step on them is still seen. */
const LONG = NEVER / 2;
const shortOfNever = (turns: number): number =>
  turns <= LONG || turns === NEVER ? turns : NEVER - (NEVER - LONG) * Math.exp(-(turns - LONG) / (NEVER - LONG));

/** The same, worked out once in an evaluation for each chain that leads to it; NEVER where it leads back to itself. */
function inChain(name: string, through: TurnsUntil): TurnsUntil {
  return (now: Evaluation, me: number): number => {
    if (now.busy.has(name)) return NEVER;
    // Inside a chain some ways are closed: what was found there holds in the same chain alone.
    const key = `${[...now.busy].join()}>${name}/${me}`;
    const known = now.costs.get(key);
    if (known !== undefined) return known;
    now.busy.add(name);
    const turns = shortOfNever(through(now, me));
    now.busy.delete(name);
    now.costs.set(key, turns);
    return turns;
  };
}

/** Makes the estimator of a haunt. Conditions are made into estimates when they are first asked for: many never are. */
export function estimatorOf({ def, words }: Pick<HauntCode, 'def' | 'words'>): Estimator {
  const made = new Map<unknown, TurnsUntil>();
  const est: Estimator = {
    words,
    def,
    causes: causesOf(def),
    until(condition) {
      const known = made.get(condition);
      if (known !== undefined) return known;
      const truth = words.truth(condition);
      // Made only when it is wanted: a condition may lead back to itself through the causes that bring it about.
      let unmet: TurnsUntil | null = null;
      const until: TurnsUntil = (now, me) => {
        if (asSelf(now.g, me, truth)) return 0;
        unmet ??= untilMet(est, isHauntNode(condition) ? condition : {});
        return Math.max(LEAST, unmet(now, me));
      };
      made.set(condition, until);
      return until;
    },
    through(cause: Cause, aim: Aim | null) {
      const through = cause.action ? throughAction(est, cause, aim) : throughRule(est, cause, aim);
      // What a cause waits for it may itself bring about: only what leads back to the same aim is closed.
      return inChain(`${cause.id}/${aim?.topic ?? ''}/${aim?.names.join() ?? ''}`, through);
    },
  };
  return est;
}

/** A goal of the haunt: whose it is, or `each`, and the steps that are left to a character of the side. */
interface PlannedGoal {
  readonly side: string;
  readonly steps: StepsTo;
}

/**
 * An action as a plan sees it: who may do it, how many turns it takes, the traits that it takes, and what it has brought
 * so far.
 */
interface PlannedAction {
  readonly who: SetFn;
  readonly turns: TurnsUntil;
  readonly traits: readonly number[];
  readonly gains: NumFn;
}

/** What a haunt is to those who play by the shape of its goals. */
export interface HauntPlan {
  readonly goals: readonly PlannedGoal[];
  readonly actions: readonly PlannedAction[];
}

const goalsOf = (est: Estimator, { wins = {} }: HauntDef): PlannedGoal[] =>
  Object.entries(wins).map(([side, win]) => ({ side, steps: measureGoal(est, 'x' in win ? win : win.of) }));

export function planOf(haunt: HauntCode): HauntPlan {
  const est = estimatorOf(haunt);
  const actions = est.causes.filter(({ action }) => action);
  return {
    goals: goalsOf(est, haunt.def),
    actions: actions.flatMap((cause) => {
      const action = est.def.actions?.[cause.id];
      if (action === undefined) return [];
      const [who, traits] = [est.words.set(action.who), traitsFor(est.words, action)];
      return [{ who, turns: est.through(cause, null), traits, gains: gainsOf(est, cause) }];
    }),
  };
}
