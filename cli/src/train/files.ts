import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { featuresHash, type HauntsWeights, hauntHash, type SharedWeights, UNFITTED, UNTRAINED } from '@hollow/bots';
import type { HauntDef } from '@hollow/engine';
import { readJson, writeText } from '../files/files.ts';
import { PROJECT_ROOT } from '../files/project.ts';
import type { Numbers } from './cross-entropy.ts';
import type { Example } from './logistic.ts';
import type { Hopes, Learning, LearningPlan } from './training.ts';
import { weightsOf } from './training.ts';
import type { TrainedRole } from './training-ground.ts';

/** Weights are told with two decimals: more of them are luck. */
const FINE = 100;
/** The width of the folder's JSON. */
const INDENT = 2;

const fileOf = (edition: string, name: string): string =>
  join(PROJECT_ROOT, 'bots', 'weights', edition, `${name}.json`);
/** Where a training is kept that has not come to its end. */
const keptFile = (edition: string, seed: string, what: string): string =>
  join(PROJECT_ROOT, '.cache', 'train', `${edition}-${seed.replace(/[^\w-]+/g, '-')}-${what}`);

/** Numbers with two decimals, names in order, and nothing that weighs nothing. */
function tidy(value: unknown): unknown {
  if (typeof value === 'number') return Math.round(FINE * value) / FINE;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, inner]) => [name, tidy(inner)] as const)
      .filter(([, inner]) => inner !== 0)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

const writeWeights = (edition: string, name: string, weights: SharedWeights | HauntsWeights): void =>
  writeText(fileOf(edition, name), `${JSON.stringify(tidy(weights), null, INDENT)}\n`);

/** The weights that all haunts of an edition share, as they are kept; of other features they count for nothing. */
export function readShared(edition: string): SharedWeights {
  const file = fileOf(edition, 'shared');
  const kept = existsSync(file) ? (readJson(file) as SharedWeights) : null;
  if (kept?.features === featuresHash()) return kept;
  return { features: featuresHash(), trained: {}, aims: UNTRAINED, hopes: UNFITTED };
}

/** What the haunts of an edition add, as it is kept. */
function readHaunts(edition: string): HauntsWeights {
  const file = fileOf(edition, 'haunts');
  return existsSync(file) ? (readJson(file) as HauntsWeights) : {};
}

/** What is kept of a haunt, if it was made for the haunt as it is. */
const keptOf = (edition: string, haunt: HauntDef): HauntsWeights[string] => {
  const own = readHaunts(edition)[haunt.id];
  return own?.haunt === hauntHash(haunt) ? own : { haunt: hauntHash(haunt) };
};

/** Writes what one haunt adds to what aims are weighed by. */
export function writeHauntAims(edition: string, haunt: HauntDef, plan: LearningPlan, learning: Learning): void {
  const now = weightsOf(plan.first, learning);
  const added = (role: TrainedRole): Numbers =>
    Object.fromEntries(plan.names.map((name) => [name, (now[role][name] ?? 0) - (plan.first[role][name] ?? 0)]));
  const aims = Object.fromEntries(plan.roles.map((role) => [role, added(role)] as const));
  const kept = keptOf(edition, haunt);
  const { games } = learning;
  const own = { ...kept, aims: { ...kept.aims, ...aims }, trained: { games, seed: plan.seed } };
  writeWeights(edition, 'haunts', { ...readHaunts(edition), [haunt.id]: own });
}

/** Writes what aims are weighed by. */
export function writeAims(edition: string, shared: SharedWeights, plan: LearningPlan, learning: Learning): void {
  const { seed } = plan;
  const { games } = learning;
  writeWeights(edition, 'shared', {
    ...shared,
    aims: weightsOf(plan.first, learning),
    trained: { ...shared.trained, aims: { games, seed } },
  });
}

/** Writes what hopes rest on, and what each haunt adds to them. */
export function writeHopes(
  edition: string,
  shared: SharedWeights,
  haunts: ReadonlyMap<string, HauntDef>,
  { parts, haunts: added, games }: Hopes,
  seed: string,
): void {
  const hopes = { ...shared.hopes, ...parts };
  writeWeights(edition, 'shared', {
    ...shared,
    hopes,
    trained: { ...shared.trained, hopes: { games, seed } },
  });
  const own = Object.entries(added).flatMap(([key, byPart]) => {
    const haunt = haunts.get(key);
    if (haunt === undefined) return [];
    const biases = Object.fromEntries(Object.entries(byPart).map(([part, bias]) => [part, { bias }]));
    return [[haunt.id, { ...keptOf(edition, haunt), hopes: biases }] as const];
  });
  writeWeights(edition, 'haunts', Object.fromEntries(own));
}

/** A training that was broken off, if it was the same one. */
export function readLearning(edition: string, plan: LearningPlan): Learning | null {
  const file = keptFile(edition, plan.seed, 'aims.json');
  if (!existsSync(file)) return null;
  const kept = JSON.parse(readFileSync(file, 'utf8')) as { readonly plan: string; readonly learning: Learning };
  return kept.plan === JSON.stringify(plan) ? kept.learning : null;
}

export const keepLearning = (edition: string, plan: LearningPlan, learning: Learning): void =>
  writeText(keptFile(edition, plan.seed, 'aims.json'), `${JSON.stringify({ plan: JSON.stringify(plan), learning })}\n`);

/** Examples of games that were played, a line for each game after one that says by whom. */
export class ExampleFile {
  readonly #file: string;
  readonly games: (readonly Example[])[] = [];

  /** Reads those that were played by the same players; of others it begins anew. */
  constructor(edition: string, seed: string, players: string) {
    this.#file = keptFile(edition, seed, 'examples.jsonl');
    const [head, ...lines] = existsSync(this.#file) ? readFileSync(this.#file, 'utf8').split('\n') : [];
    if (head === players) {
      // Half a line at the end, or nothing, stands after the last break.
      for (const line of lines.slice(0, -1)) this.games.push(JSON.parse(line) as Example[]);
      if (lines.at(-1) === '') return;
    }
    writeText(this.#file, [players, ...this.games.map((game) => JSON.stringify(game)), ''].join('\n'));
  }

  add(examples: readonly Example[]): void {
    this.games.push(examples);
    appendFileSync(this.#file, `${JSON.stringify(examples)}\n`);
  }
}
