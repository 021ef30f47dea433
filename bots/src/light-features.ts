import type { OpenAim } from '@hollow/planner';

/** What is weighed of an aim, by name. A new one begins with no weight in files that do not know it. */
const FEATURES = {
  deed: ({ kind }) => Number(kind === 'deed'),
  attack: ({ kind }) => Number(kind === 'attack'),
  thing: ({ kind }) => Number(kind === 'thing'),
  door: ({ kind }) => Number(kind === 'door'),
  flee: ({ kind }) => Number(kind === 'flee'),
  stay: ({ kind }) => Number(kind === 'stay'),
  /** Turns until one is there: the first ones are felt most. */
  far: ({ turns }) => 1 - 2 ** (-turns / 2),
  'out of reach': ({ turns }) => Number(turns > 1),
  danger: ({ danger }) => danger,
  'friends nearer': ({ kind, nearer }) => (kind === 'stay' ? 0 : Math.min(2, nearer) / 2),
  'deed not ready': ({ ready }) => Number(!ready),
  'deed chance': ({ kind, chance }) => (kind === 'deed' ? chance : 0),
  'deed hopeless': ({ kind, chance }) => Number(kind === 'deed' && chance < 0.02),
  'deed serves': ({ kind, brings }) => (kind === 'deed' ? brings : 0),
  'attack chance': ({ kind, chance }) => (kind === 'attack' ? chance : 0),
  'attack deals': ({ kind, brings }) => (kind === 'attack' ? brings : 0),
  'attack risks': ({ kind, risk }) => (kind === 'attack' ? risk : 0),
  'thing helps': ({ kind, brings }) => (kind === 'thing' ? brings : 0),
  /** What is promised: a deed that serves, soon and likely to succeed; a foe who loses more than oneself. */
  'deed promises': ({ kind, brings, chance, turns }) => (kind === 'deed' ? brings * chance * 2 ** -turns : 0),
  'attack promises': ({ kind, brings, risk, turns }) => (kind === 'attack' ? (brings - risk) * 2 ** -turns : 0),
  'attack at once': ({ kind, turns }) => Number(kind === 'attack' && turns <= 1),
  'attack with friends': ({ kind, company }) => (kind === 'attack' ? Math.min(2, company) / 2 : 0),
  'door sought': ({ kind, brings }) => (kind === 'door' ? brings : 0),
  'door while worn': ({ kind, worn }) => (kind === 'door' ? worn : 0),
  'danger while worn': ({ danger, worn }) => danger * worn,
  'flee while worn': ({ kind, worn }) => (kind === 'flee' ? worn : 0),
  /** The goal comes nearer by going there, the more the sooner. */
  nearing: ({ nearing, turns }) => Math.max(-1, Math.min(1, nearing)) / Math.max(1, turns),
  'deed in vain': ({ kind, ready, brings }) => (kind === 'deed' && !ready ? brings : 0),
  'deed beside': ({ kind, brings }) => Number(kind === 'deed' && brings === 0),
  'attack while worn': ({ kind, worn }) => (kind === 'attack' ? worn : 0),
  'deed with friends': ({ kind, company }) => (kind === 'deed' ? Math.min(2, company) / 2 : 0),
} as const satisfies Readonly<Record<string, (aim: OpenAim) => number>>;

/** The names of what is weighed, in order. */
export const FEATURE_NAMES = Object.keys(FEATURES).sort();
const WEIGHED = Object.entries<(aim: OpenAim) => number>(FEATURES);

/** Weights by the names of features; of a haunt also by `deed/` and the id of a deed. */
export type Weights = Readonly<Record<string, number>>;

/** What speaks for an aim. */
export function worthOfAim(weights: Weights, aim: OpenAim): number {
  let sum = aim.id === '' ? 0 : (weights[`deed/${aim.id}`] ?? 0);
  for (const [name, of] of WEIGHED) {
    const weight = weights[name];
    if (weight !== undefined && weight !== 0) sum += weight * of(aim);
  }
  return sum;
}

/** Who sets out: everybody before the haunt, then by side; monsters have weights of their own. */
export const LIGHT_PARTS = ['before', 'hero', 'traitor', 'monster'] as const;
export type LightPart = (typeof LIGHT_PARTS)[number];
export type PartWeights = Readonly<Record<LightPart, Weights>>;

/** What anybody would say who has never played: do what serves, where it can succeed; keep away from what hurts. */
const SENSE: Weights = {
  deed: 0.5,
  thing: 0.2,
  door: 0.6,
  stay: 0.1,
  far: -1.5,
  'out of reach': -0.3,
  danger: -1.5,
  'friends nearer': -0.5,
  'deed not ready': -2.5,
  'deed in vain': -2,
  'deed chance': 1.5,
  'deed hopeless': -4,
  'deed serves': 2,
  'attack deals': 3,
  'attack risks': -2.5,
  'attack chance': 0.5,
  'thing helps': 1,
  'door sought': 0.5,
  nearing: 1.5,
};

/** Weights for where nobody has trained any. */
export const UNTRAINED: PartWeights = {
  before: { door: 2, far: -1, thing: 1, 'friends nearer': -0.3 },
  hero: SENSE,
  traitor: { ...SENSE, attack: 1, danger: -0.7 },
  monster: { ...SENSE, attack: 1.5, door: 0, 'attack deals': 2 },
};
