import { canonical, type Engine, fingerprint, type HauntDef, type State } from '@hollow/engine';
import { OUTLOOK } from '@hollow/planner';
import secondHaunts from '../weights/second-edition/haunts.json' with { type: 'json' };
import secondShared from '../weights/second-edition/shared.json' with { type: 'json' };
import {
  FEATURE_NAMES,
  LIGHT_PARTS,
  type LightPart,
  type PartWeights,
  UNTRAINED,
  type Weights,
} from './light-features.ts';

/** Whose chance to win is told: heroes together, the traitor's side, or one who plays alone. */
export const OUTLOOK_PARTS = ['hero', 'traitor', 'alone'] as const;
export type OutlookPart = (typeof OUTLOOK_PARTS)[number];
export type OutlookWeights = Readonly<Record<OutlookPart, Weights>>;

/** What hopes rest on, as anybody would say who has never played; `bias` counts whatever there is. */
const HOPE: Weights = {
  bias: -1,
  'our goal at hand': 2,
  'our goal along': 1.5,
  'our goal nearest': 1.5,
  'their goal at hand': -2,
  'their goal along': -1.5,
  'we live': 1.5,
  'our health': 1.5,
  'our lowest': -1.5,
  'our cards': 0.3,
  'we are pressed': -0.7,
  'they live': -0.7,
  'their health': -1,
  'their lowest': 1,
  'they are pressed': 0.7,
};

/** For where nobody has fitted any. */
export const UNFITTED: OutlookWeights = { hero: HOPE, traitor: HOPE, alone: HOPE };

/** Weights that are shared by all haunts of an edition, and what they were trained on. */
export interface SharedWeights {
  /** The names of what is weighed, as a fingerprint. */
  readonly features: string;
  /** From how many games, of which seed. */
  readonly trained: Readonly<Record<string, { readonly games: number; readonly seed: string }>>;
  /** What aims are weighed by, and what hopes rest on. */
  readonly aims: PartWeights;
  readonly hopes: OutlookWeights;
}

/** What is added for one haunt. */
interface HauntWeights {
  /** The haunt that they were trained on, as a fingerprint. */
  readonly haunt: string;
  /** From how many games, of which seed; of hopes it is told with the shared ones. */
  readonly trained?: { readonly games: number; readonly seed: string };
  readonly aims?: Partial<PartWeights>;
  readonly hopes?: Partial<OutlookWeights>;
}

/** By the id of a haunt. */
export type HauntsWeights = Readonly<Record<string, HauntWeights>>;

/** What a bot weighs by. */
export interface OwnWeights {
  readonly aims: PartWeights;
  readonly hopes: OutlookWeights;
}

/** What all weights of a file speak of: of another fingerprint they were made for other features. */
export const featuresHash = (): string => fingerprint(JSON.stringify([FEATURE_NAMES, OUTLOOK]));

export const hauntHash = (haunt: HauntDef): string => fingerprint(canonical(haunt));

const sum = (one: Weights, other: Weights = {}): Weights => {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries([...names].map((name) => [name, (one[name] ?? 0) + (other[name] ?? 0)]));
};

/**
 * The weights for a haunt: what all share, and on top what was trained on this very haunt. A file that was made for
 * other features counts for nothing, and one of a haunt that has changed since then for nothing more than the shared
 * ones.
 */
export function weightsOn(shared: SharedWeights, haunts: HauntsWeights, haunt: HauntDef | null): OwnWeights {
  const isFit = shared.features === featuresHash();
  const { aims, hopes } = isFit ? shared : { aims: UNTRAINED, hopes: UNFITTED };
  const own = haunt === null ? undefined : haunts[haunt.id];
  if (!isFit || haunt === null || own === undefined || own.haunt !== hauntHash(haunt)) return { aims, hopes };
  const part = (name: LightPart) => [name, sum(aims[name], own.aims?.[name])] as const;
  const outlook = (name: OutlookPart) => [name, sum(hopes[name], own.hopes?.[name])] as const;
  return {
    aims: { ...aims, ...Object.fromEntries(LIGHT_PARTS.map(part)) },
    hopes: { ...hopes, ...Object.fromEntries(OUTLOOK_PARTS.map(outlook)) },
  };
}

/** What has been trained, by the pack of an edition: the first is for all others, too. */
const TRAINED: Readonly<Record<string, readonly [SharedWeights, HauntsWeights]>> = {
  'second-edition': [secondShared, secondHaunts],
};
const USUAL: readonly [SharedWeights, HauntsWeights] = [secondShared, {}];

const byHaunt = new WeakMap<HauntDef, OwnWeights>();
const byEngine = new WeakMap<Engine, OwnWeights>();

/** The weights of the haunt that is being played in a state; before there is one, those that are shared. */
export function weightsIn(engine: Engine, state: State): OwnWeights {
  const haunt = engine.program(state.ruleset).haunts[state.haunt]?.def ?? null;
  const known = haunt === null ? byEngine.get(engine) : byHaunt.get(haunt);
  if (known !== undefined) return known;
  const [shared, haunts] = engine.packs.map(({ id }) => TRAINED[id]).find((own) => own !== undefined) ?? USUAL;
  const made = weightsOn(shared, haunts, haunt);
  if (haunt === null) byEngine.set(engine, made);
  else byHaunt.set(haunt, made);
  return made;
}
