import type { HauntDef } from '@hollow/engine';
import type { HauntCode, NumFn, SetFn } from '@hollow/engine/inner';
import { untilMet } from '../conditions/index.ts';
import { type Aim, type Cause, causesOf } from '../haunt/causes.ts';
import { type ServingGoal, servingOf } from '../haunt/serving.ts';
import { cardsIn, isHauntNode, kindsIn, namesInField, speaksOf } from '../haunt/syntax.ts';
import { attackTerms } from '../haunt/terms.ts';
import { throughAction } from '../means/acting.ts';
import { traitsFor } from '../means/attempts.ts';
import { throughDefeat } from '../means/beating.ts';
import type { Estimator } from '../means/estimator.ts';
import { throughRule } from '../means/happening.ts';
import { onceInEvaluation, type TurnsUntil } from '../position/evaluation.ts';
import { asSelf } from '../position/tables.ts';
import { inChain } from './chain.ts';
import { gainsOf } from './gains.ts';
import { measureGoal, type StepsTo } from './goals.ts';
import { gradeOf } from './grade.ts';
import { handsAt } from './hands.ts';

/** What does not hold takes at least so many turns. */
const LEAST = 0.1;

/** Turns until a cause has brought something about, by what kind of cause it is. */
function throughOf({ action, beaten }: Cause): typeof throughAction {
  if (action) return throughAction;
  return beaten === '' ? throughRule : throughDefeat;
}

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
      const until = speaksOf(condition, 'theIt') ? look : onceInEvaluation(look);
      made.set(condition, until);
      return until;
    },
    through(cause: Cause, aim: Aim | null) {
      // What a cause waits for it may itself bring about: only what leads back to the same aim is closed.
      const name = `${cause.id}/${aim?.topic ?? ''}/${aim?.names.join() ?? ''}`;
      const known = links.get(name);
      if (known !== undefined) return known;
      const through = throughOf(cause)(est, cause, aim);
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
  /** How far along it is, from 0 to 1, without looking for ways. */
  readonly grade: NumFn;
}

/**
 * An action as a plan sees it: who may do it, how many turns it takes, the traits that it takes, and what it has brought
 * so far.
 */
export interface PlannedAction {
  readonly id: string;
  /** The number of its rule in the program. */
  readonly rule: number;
  /** How directly it serves the goals of a side: 1 where it does so itself, less through others, 0 where it does not. */
  readonly serves: (side: string) => number;
  readonly who: SetFn;
  readonly turns: TurnsUntil;
  readonly traits: readonly number[];
  readonly gains: NumFn;
  /** How many can be at it at once: as often as it can still succeed before it has no room any more. */
  readonly hands: NumFn;
  /** It has room once in each room. */
  readonly oncePerRoom: boolean;
}

/** What goals take, by ids: traits that their deeds are rolled with, cards, kinds of pieces, and rooms. */
export interface GoalNeeds {
  readonly traits: ReadonlySet<string>;
  readonly cards: ReadonlySet<string>;
  readonly pieces: ReadonlySet<string>;
  readonly rooms: ReadonlySet<string>;
}

/** What a haunt is to those who play by the shape of its goals. */
export interface HauntPlan {
  readonly est: Estimator;
  readonly sides: readonly string[];
  /** What the goals of a side take. */
  readonly needs: (side: string) => GoalNeeds;
  readonly goals: readonly PlannedGoal[];
  readonly actions: readonly PlannedAction[];
}

/** What counts through one cause more. */
const THROUGH = 0.5;

const conditionOf = (win: NonNullable<HauntDef['wins']>[string]): unknown => ('x' in win ? win : win.of);

const goalsOf = (est: Estimator, { wins = {} }: HauntDef): PlannedGoal[] =>
  Object.entries(wins).map(([side, win]) => ({
    side,
    steps: measureGoal(est, conditionOf(win)),
    grade: gradeOf(est, conditionOf(win)),
  }));

function needsOf({ def, words }: Estimator, { depth, conditions }: ServingGoal): GoalNeeds {
  const actions = [...depth.keys()].flatMap((id) => def.actions?.[id] ?? []);
  const places = actions.flatMap(({ where }) => (typeof where === 'string' ? [words.names.place(where)] : []));
  const traits = actions.flatMap(({ attack, roll }) =>
    [attack?.with, roll !== undefined && 'trait' in roll ? roll.trait : undefined].flatMap((ids) => ids ?? []).flat(),
  );
  return {
    traits: new Set(traits),
    cards: new Set([...cardsIn(conditions), ...actions.flatMap(({ from }) => from?.cards ?? [])]),
    pieces: new Set(kindsIn(conditions)),
    rooms: new Set([
      ...namesInField([...conditions, ...places], 'named', 'ids'),
      ...actions.flatMap(({ from }) => from?.rooms ?? []),
    ]),
  };
}

export function planOf(haunt: HauntCode): HauntPlan {
  const est = estimatorOf(haunt);
  const { def, actions: codes, sides } = haunt;
  const serving = new Map(
    [...sides, 'each'].map((side) => {
      const wins = Object.entries(def.wins ?? {}).filter(([of]) => of === side || of === 'each');
      const conditions = wins.map(([, win]) => conditionOf(win));
      const goal = { x: 'all', of: [...conditions, ...attackTerms(def, conditions)] };
      return [side, servingOf(def, est.causes, goal)] as const;
    }),
  );
  const nothing: ServingGoal = { depth: new Map(), conditions: [] };
  const needs = new Map([...serving].map(([side, of]) => [side, needsOf(est, of)]));
  const none = needsOf(est, nothing);
  const actions = est.causes.filter(({ action }) => action);
  return {
    est,
    sides,
    needs: (side) => needs.get(side) ?? none,
    goals: goalsOf(est, def),
    actions: actions.flatMap((cause) => {
      const code = codes.find(({ id }) => id === cause.id);
      if (code === undefined) return [];
      const [who, traits] = [est.words.set(code.def.who), traitsFor(est.words, code.def)];
      const serves = (side: string): number => {
        const at = serving.get(side)?.depth.get(cause.id);
        return at === undefined ? 0 : THROUGH ** at;
      };
      const { id, rule } = code;
      const [turns, gains] = [est.through(cause, null), gainsOf(est, cause)];
      return [{ id, rule, serves, who, turns, traits, gains, ...handsAt(est, cause) }];
    }),
  };
}
