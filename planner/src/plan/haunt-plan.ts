import type { HauntDef } from '@hollow/engine';
import type { HauntCode, NumFn, SetFn } from '@hollow/engine/inner';
import { untilMet } from '../conditions/index.ts';
import { type Aim, type Cause, causesOf } from '../haunt/causes.ts';
import { isHauntNode, speaksOf } from '../haunt/syntax.ts';
import { throughAction } from '../means/acting.ts';
import { traitsFor } from '../means/attempts.ts';
import type { Estimator } from '../means/estimator.ts';
import { throughRule } from '../means/happening.ts';
import { once, type TurnsUntil } from '../position/evaluation.ts';
import { asSelf } from '../position/tables.ts';
import { inChain } from './chain.ts';
import { gainsOf } from './gains.ts';
import { measureGoal, type StepsTo } from './goals.ts';

/** What does not hold takes at least so many turns. */
const LEAST = 0.1;

/** Makes the estimator of a haunt. Conditions are made into estimates when they are first asked for: many never are. */
export function estimatorOf({ def, words }: Pick<HauntCode, 'def' | 'words'>): Estimator {
  const made = new Map<unknown, TurnsUntil>();
  const links = new Map<string, TurnsUntil>();
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
      const look: TurnsUntil = (now, me) => {
        if (asSelf(now.g, me, truth)) return 0;
        unmet ??= untilMet(est, isHauntNode(condition) ? condition : {});
        return Math.max(LEAST, unmet(now, me));
      };
      // What is asked of one after the other differs with each of them.
      const until = speaksOf(condition, 'theIt') ? look : once(look);
      made.set(condition, until);
      return until;
    },
    through(cause: Cause, aim: Aim | null) {
      // What a cause waits for it may itself bring about: only what leads back to the same aim is closed.
      const name = `${cause.id}/${aim?.topic ?? ''}/${aim?.names.join() ?? ''}`;
      const known = links.get(name);
      if (known !== undefined) return known;
      const through = cause.action ? throughAction(est, cause, aim) : throughRule(est, cause, aim);
      const link = inChain(links.size, through);
      links.set(name, link);
      return link;
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
