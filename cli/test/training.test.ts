import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  FEATURE_NAMES,
  featuresHash,
  type HauntsWeights,
  hauntHash,
  LIGHT_PARTS,
  OUTLOOK_PARTS,
  type SharedWeights,
  UNFITTED,
  UNTRAINED,
  weightsOn,
} from '@hollow/bots';
import { secondEdition } from '@hollow/content';
import { picker } from '@hollow/engine';
import { OUTLOOK } from '@hollow/planner';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '../src/files/project.ts';
import { engineFor } from '../src/packs/packs.ts';
import { drawnFrom, learnt } from '../src/train/cross-entropy.ts';
import { fitChances, surpriseOf } from '../src/train/logistic.ts';
import { performTask, type TrainingTask } from '../src/train/tasks.ts';
import {
  beginLearning,
  exampleTask,
  fitHopes,
  type LearningPlan,
  learnOn,
  namesOfHaunt,
  type Perform,
  TRAINED_ROLES,
} from '../src/train/training.ts';
import { TrainingGround } from '../src/train/training-ground.ts';
import { must } from './must.ts';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(join(PROJECT_ROOT, 'bots/weights/second-edition', `${name}.json`), 'utf8'));
const shared = read('shared') as SharedWeights;
const haunts = read('haunts') as HauntsWeights;

test('the weights that are kept are of the features there are, in order', () => {
  expect(shared.features).toBe(featuresHash());
  for (const part of LIGHT_PARTS)
    for (const name of Object.keys(shared.aims[part])) expect(FEATURE_NAMES, part).toContain(name);
  for (const part of OUTLOOK_PARTS)
    for (const name of Object.keys(shared.hopes[part])) expect([...OUTLOOK, 'bias'], part).toContain(name);
  for (const weights of [...Object.values(shared.aims), ...Object.values(shared.hopes)])
    expect(Object.keys(weights)).toEqual(Object.keys(weights).toSorted());
  const known = new Set((secondEdition.haunts ?? []).map(({ id }) => String(id)));
  for (const id of Object.keys(haunts)) expect(known).toContain(id);
});

test('weights of other features or of a haunt that has changed fall back to what is shared', () => {
  const haunt = must(secondEdition.haunts?.[0], 'a haunt');
  const own: HauntsWeights = { [haunt.id]: { haunt: hauntHash(haunt), hopes: { hero: { bias: 1 } } } };
  const plain = weightsOn(shared, {}, haunt);
  expect(plain.aims).toBe(shared.aims);
  expect(weightsOn(shared, own, haunt).hopes.hero.bias).toBeCloseTo((plain.hopes.hero.bias ?? 0) + 1);
  expect(weightsOn(shared, own, { ...haunt, number: haunt.number + 1 })).toEqual(plain);
  expect(weightsOn({ ...shared, features: 'others' }, own, haunt).aims).toBe(UNTRAINED);
});

const ground = new TrainingGround(engineFor([secondEdition]));
const here: Perform = (tasks: readonly TrainingTask[]) =>
  Promise.resolve(tasks.map((task) => performTask(ground, task)));
const starts = [{ haunt: 'second-edition/tick-tick-tick', players: 3, n: 0 }];

test('a training of the same seed and games comes to the same weights', async () => {
  const plan: LearningPlan = {
    first: UNTRAINED,
    names: FEATURE_NAMES,
    starts,
    roles: TRAINED_ROLES,
    seed: 'test',
    candidates: 4,
    games: 2,
    rounds: 1,
  };
  const learn = () => learnOn(plan, beginLearning(plan), here);
  const [one, again] = [await learn(), await learn()];
  expect(again).toEqual(one);
  expect(one.clouds.hero.mean).not.toEqual(beginLearning(plan).clouds.hero.mean);
  const fit = async () => {
    const done = await here([0, 1].map((k) => exampleTask(UNTRAINED, starts, 'test', k)));
    return fitHopes(
      done.map(({ examples }) => examples),
      UNFITTED,
    );
  };
  expect(await fit()).toEqual(await fit());
});

test('what is learnt of one haunt counts there on top of what is shared, and nowhere else', async () => {
  const [haunt, other] = ['tick-tick-tick', 'lost'].map((id) =>
    must(
      secondEdition.haunts?.find((one) => one.id === id),
      id,
    ),
  );
  const names = namesOfHaunt(must(haunt, 'a haunt'));
  expect(names).toContain('deed/defuse-own');
  const plan: LearningPlan = {
    first: shared.aims,
    names,
    starts,
    roles: ['hero'],
    seed: 'one haunt',
    candidates: 4,
    games: 1,
    rounds: 1,
  };
  const { clouds } = await learnOn(plan, beginLearning(plan), here);
  expect(Object.keys(clouds.hero.mean).toSorted()).toEqual(names.toSorted());
  const own: HauntsWeights = {
    'tick-tick-tick': {
      haunt: hauntHash(must(haunt, 'a haunt')),
      aims: { hero: { 'deed/defuse-own': 0.5, door: -1 } },
    },
  };
  const { hero, traitor } = weightsOn(shared, own, must(haunt, 'a haunt')).aims;
  expect(hero['deed/defuse-own']).toBe(0.5);
  expect(hero.door).toBeCloseTo((shared.aims.hero.door ?? 0) - 1);
  expect(hero.danger).toBe(shared.aims.hero.danger);
  expect(traitor).toEqual(shared.aims.traitor);
  expect(weightsOn(shared, own, must(other, 'another')).aims).toEqual(shared.aims);
});

test('the cross-entropy method finds what is best', () => {
  const pick = picker('best');
  let cloud = { mean: { a: 0, b: 0 }, spread: { a: 1, b: 1 } };
  for (let generation = 0; generation < 20; generation++) {
    const candidates = drawnFrom(cloud, 20, pick);
    const scores = candidates.map(({ a = 0, b = 0 }) => -((a - 2) ** 2) - (b + 1) ** 2);
    cloud = learnt(cloud, candidates, scores) as typeof cloud;
  }
  expect(cloud.mean.a).toBeCloseTo(2, 0);
  expect(cloud.mean.b).toBeCloseTo(-1, 0);
});

test('chances are fitted to what came of what was seen', () => {
  const pick = picker('fit');
  const examples = Array.from({ length: 600 }, () => {
    const seen = { x: pick(100) / 100, y: pick(100) / 100 };
    const chance = 1 / (1 + Math.exp(-4 * (seen.x - 0.5)));
    return { group: 'one', seen, won: pick(1000) < 1000 * chance ? 1 : 0, weight: 1 };
  });
  const fit = fitChances(['x', 'y'], examples, {}, 0.0005);
  expect(fit.weights.x).toBeGreaterThan(2);
  expect(Math.abs(fit.weights.y ?? 9)).toBeLessThan(1);
  const held = fitChances(['x', 'y'], examples, { x: 1 }, Number.POSITIVE_INFINITY);
  expect(held.weights.x, 'held at what was thought before').toBe(1);
  expect(surpriseOf(fit, examples)).toBeLessThan(surpriseOf(fitChances([], examples, {}, 0.0005), examples));
});
