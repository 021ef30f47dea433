import {
  FEATURE_NAMES,
  LIGHT_PARTS,
  OUTLOOK_PARTS,
  type OutlookWeights,
  type PartWeights,
  type Weights,
} from '@hollow/bots';
import { type HauntDef, type Picker, picker } from '@hollow/engine';
import { OUTLOOK } from '@hollow/planner';
import { type Cloud, drawnFrom, learnt, type Numbers } from './cross-entropy.ts';
import { type Example, fitChances, surpriseOf } from './logistic.ts';
import type { Done, TrainingTask } from './tasks.ts';
import type { StartRef, TrainedRole, TrainingGame } from './training-ground.ts';

/** Who plays tasks. */
export type Perform = (tasks: readonly TrainingTask[]) => Promise<readonly Done[]>;

/** Who can be trained, in the order in which they take turns. */
export const TRAINED_ROLES: readonly TrainedRole[] = ['hero', 'traitor', 'monster'];
/** Features that tell kinds of aims apart. */
const KINDS: readonly string[] = ['attack', 'deed', 'door', 'flee', 'stay', 'thing'];
/** How widely candidates are drawn at first. */
const WIDE = 0.6;
/** Once in so many games the others are quick bots; in half of the rest light ones as they were at first. */
const QUICK = 12;
/** How differently players play in games for examples: all see other positions. */
const VARIED = 0.5;
/** Of so many games one is kept apart to see how good a fit is. */
const APART = 5;
/** How fast weights of hopes are held at what was thought before; and so that they do not move at all. */
const HELD = 0.005;
const FAST = Number.POSITIVE_INFINITY;

const pickFrom = <T>(list: readonly T[], pick: Picker): T => {
  const found = list[pick(list.length)];
  if (found === undefined) throw new RangeError('there is nothing to pick from');
  return found;
};

/** Where a training of aims stands: it goes on from here. */
export interface Learning {
  readonly generation: number;
  readonly games: number;
  readonly clouds: Readonly<Record<TrainedRole, Cloud>>;
  /** What the mean has reached in each generation, beside the first weights on the same games. */
  readonly told: readonly { readonly role: TrainedRole; readonly mean: number; readonly first: number }[];
}

const allNamed = (weights: Weights, names: readonly string[] = FEATURE_NAMES): Numbers =>
  Object.fromEntries(names.map((name) => [name, weights[name] ?? 0]));
const wide = (weights: Weights, names: readonly string[] = FEATURE_NAMES): Cloud => ({
  mean: allNamed(weights, names),
  spread: Object.fromEntries(names.map((name) => [name, WIDE])),
});

/** What may be learnt of one haunt: for each kind of aim and each of its deeds, how much more or less it counts there. */
export const namesOfHaunt = ({ actions = {} }: Pick<HauntDef, 'actions'>): string[] => [
  ...KINDS,
  ...Object.keys(actions).map((id) => `deed/${id}`),
];

export const beginLearning = ({ first, names }: Pick<LearningPlan, 'first' | 'names'>): Learning => ({
  generation: 0,
  games: 0,
  clouds: { hero: wide(first.hero, names), traitor: wide(first.traitor, names), monster: wide(first.monster, names) },
  told: [],
});

/** The weights that a learning has come to. */
export const weightsOf = (first: PartWeights, { clouds }: Learning): PartWeights => ({
  ...first,
  hero: { ...first.hero, ...clouds.hero.mean },
  traitor: { ...first.traitor, ...clouds.traitor.mean },
  monster: { ...first.monster, ...clouds.monster.mean },
});

export interface LearningPlan {
  readonly first: PartWeights;
  readonly starts: readonly StartRef[];
  /** The weights that are learnt; all others stay as they are at first. */
  readonly names: readonly string[];
  /** Those who learn take turns; the others stay as they are. */
  readonly roles: readonly TrainedRole[];
  readonly seed: string;
  readonly candidates: number;
  /** Games of each candidate, and how many rounds they go on. */
  readonly games: number;
  readonly rounds: number;
}

/** One generation more: the next role learns, against a pool of the newest, the first and the quick players. */
export async function learnOn(plan: LearningPlan, learning: Learning, perform: Perform): Promise<Learning> {
  const { first, starts, seed } = plan;
  const { generation, clouds } = learning;
  const role = plan.roles[generation % plan.roles.length] ?? 'hero';
  const pick = picker(`${seed}/generation/${generation}`);
  const candidates = drawnFrom(clouds[role], plan.candidates, pick);
  const games = Array.from(
    { length: plan.games },
    (_, k): TrainingGame => ({
      start: pickFrom(starts, pick),
      seed: `${seed}/${generation}/${k}`,
      foe: k % QUICK === QUICK - 1 ? 'quick' : 'light',
    }),
  );
  const now = weightsOf(first, learning);
  const task = (own: Numbers): TrainingTask[] =>
    [now, first].map((others, half) => ({
      kind: 'hope',
      games: games.filter((_, k) => k % 2 === half),
      role,
      weights: {
        ...others,
        ...(role === 'monster' ? { traitor: now.traitor } : {}),
        [role]: { ...first[role], ...own },
      },
      rounds: plan.rounds,
    }));
  const all = [...candidates, allNamed(first[role], plan.names)];
  const done = await perform(all.flatMap(task));
  const scores = all.map((_, i) => {
    const hopes = [...(done[2 * i]?.hopes ?? []), ...(done[2 * i + 1]?.hopes ?? [])].flatMap((hope) => hope ?? []);
    return hopes.reduce((sum, hope) => sum + hope, 0) / Math.max(1, hopes.length);
  });
  const told = { role, mean: scores[0] ?? 0, first: scores.at(-1) ?? 0 };
  return {
    generation: generation + 1,
    games: learning.games + all.length * games.length,
    clouds: { ...clouds, [role]: learnt(clouds[role], candidates, scores.slice(0, -1)) },
    told: [...learning.told, told],
  };
}

/** How surprised chances are by positions that were kept apart, in natural units: by the fit, by hand, by haunts alone. */
export interface Surprise {
  readonly seen: number;
  readonly fit: number;
  readonly byHand: number;
  readonly byHaunt: number;
}

/** What was fitted of hopes: weights by part, what each haunt adds, and how good that is. */
export interface Hopes {
  readonly parts: Readonly<Record<string, Numbers>>;
  /** By haunt and part. */
  readonly haunts: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly games: number;
  readonly surprise: Readonly<Record<string, Surprise>>;
}

/** Players who differ a little from each other. */
const varied = (weights: PartWeights, pick: Picker): PartWeights => {
  const part = (name: (typeof LIGHT_PARTS)[number]) =>
    [name, drawnFrom({ mean: allNamed(weights[name]), spread: wide({}).spread }, 2, pick)[1] ?? weights[name]] as const;
  const off = Object.fromEntries(LIGHT_PARTS.map(part));
  const mix = (name: (typeof LIGHT_PARTS)[number]): Weights =>
    Object.fromEntries(
      FEATURE_NAMES.map((f) => [f, (1 - VARIED) * (weights[name][f] ?? 0) + VARIED * (off[name]?.[f] ?? 0)]),
    );
  return { before: weights.before, hero: mix('hero'), traitor: mix('traitor'), monster: mix('monster') };
};

/** The k-th of the games that give examples: one half by players as they are, one by players who differ. */
export function exampleTask(weights: PartWeights, starts: readonly StartRef[], seed: string, k: number): TrainingTask {
  const pick = picker(`${seed}/hopes/${k}`);
  const start = pickFrom(starts, pick);
  const own = k % 2 === 0 ? weights : varied(weights, pick);
  return { kind: 'examples', game: { start, seed: `${seed}/hopes/${k}`, foe: 'light' }, weights: own };
}

/** Fits chances to win to what positions of games looked like, by game; `before` is what was thought of them. */
export function fitHopes(games: readonly (readonly Example[])[], before: OutlookWeights): Hopes {
  const parts: Record<string, Numbers> = {};
  const haunts: Record<string, Record<string, number>> = {};
  const surprise: Record<string, Surprise> = {};
  for (const part of OUTLOOK_PARTS) {
    const of = (is: (k: number) => boolean): Example[] =>
      games.flatMap((examples, k) => (is(k) ? examples.filter(({ group }) => group.startsWith(`${part} `)) : []));
    const [rest, apart] = [of((k) => k % APART !== 0), of((k) => k % APART === 0)];
    surprise[part] = {
      seen: apart.length,
      fit: surpriseOf(fitChances(OUTLOOK, rest, before[part], HELD), apart),
      byHand: surpriseOf(fitChances(OUTLOOK, rest, before[part], FAST), apart),
      byHaunt: surpriseOf(fitChances([], rest, {}, HELD), apart),
    };
    const fit = fitChances(OUTLOOK, [...rest, ...apart], before[part], HELD);
    parts[part] = fit.weights;
    for (const [group, bias] of Object.entries(fit.groups)) {
      const haunt = group.slice(part.length + 1);
      haunts[haunt] = { ...haunts[haunt], [part]: bias };
    }
  }
  return { parts, haunts, games: games.length, surprise };
}
