import { LEVEL_PLAYOUTS } from '@hollow/bots';
import { secondEdition } from '@hollow/content';
import { Engine } from '@hollow/engine';
import { expect, test } from 'vitest';
import { BotPool, type BotQuestion, type BotThought } from '../src/bots/pool.ts';
import { must } from './must.ts';

const engine = new Engine([secondEdition]);
const { state } = engine.create({ seats: [{}, {}, {}] }, 'load');
const decision = must(engine.pending(state)[0]);
const question = (who: string, kind: BotQuestion['kind'], whom = 'here'): BotQuestion => ({
  who,
  whom: [whom],
  engine,
  key: 'load',
  kind,
  seed: who,
  view: engine.view(state, decision.seat),
  decision,
  beside: false,
});

const thread = (code: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', (asked) => { ${code} });`)}`,
  );

test('while questions wait bots are asked to think less, and what they were asked for is kept with the answer', async () => {
  const pool = new BotPool({
    size: 1,
    limit: 60_000,
    script: thread('parentPort.postMessage({ option: asked.playouts });'),
  });
  const thoughts = await Promise.all(Array.from({ length: 9 }, (_, i) => pool.think(question(`table ${i}`, 'hard'))));
  const asked = thoughts.map(({ playouts }) => playouts);
  expect(thoughts.map(({ option }) => option)).toEqual(asked);
  expect(asked[0]).toBe(LEVEL_PLAYOUTS.hard);
  expect(asked[1]).toBeLessThan(LEVEL_PLAYOUTS.hard / 4);
  expect(Math.min(...asked)).toBeGreaterThan(0);
  expect(asked.at(-1)).toBe(LEVEL_PLAYOUTS.hard);
  await pool.close();
});

test('one address that has many tables with hard bots takes neither time nor wit from the bots of another', async () => {
  const pool = new BotPool({ size: 1, limit: 60_000, script: thread('parentPort.postMessage({ option: 0 });') });
  const answered: string[] = [];
  const ask = async (whom: string, table: number): Promise<BotThought> => {
    const thought = await pool.think(question(`${whom} ${table}`, 'hard', whom));
    answered.push(whom);
    return thought;
  };
  const many = Array.from({ length: 60 }, (_, table) => ask('many', table));
  const one = await ask('one', 0);
  expect(answered.length).toBeLessThanOrEqual(3);
  expect(one).toMatchObject({ kind: 'hard', playouts: LEVEL_PLAYOUTS.hard });
  const theirs = await Promise.all(many);
  // Who lets too many wait has them answered lightly, and soon has all of their wit again.
  expect(theirs.slice(1, 30).every(({ kind }) => kind === 'easy')).toBe(true);
  expect(theirs.at(-1)).toMatchObject({ kind: 'hard', playouts: LEVEL_PLAYOUTS.hard });
  await pool.close();
});

test('however many tables ask, there are no more threads than were allowed', async () => {
  const pool = new BotPool({
    size: 2,
    limit: 60_000,
    script: thread(`
      globalThis.id ??= Math.floor(Math.random() * 1e9);
      parentPort.postMessage({ option: globalThis.id });`),
  });
  const thoughts = await Promise.all(
    Array.from({ length: 40 }, (_, i) => pool.think(question(`table ${i}`, 'normal'))),
  );
  expect(new Set(thoughts.map(({ option }) => option)).size).toBeLessThanOrEqual(2);
  await pool.close();
});

test('the same view, seed and number of playouts give the same answer in any thread', async () => {
  const answers = async (): Promise<readonly number[]> => {
    const pool = new BotPool({ size: 1, limit: 600_000 });
    const found = [];
    for (const kind of ['easy', 'normal', 'hard'] as const) found.push((await pool.think(question(kind, kind))).option);
    await pool.close();
    return found;
  };
  expect(await answers()).toEqual(await answers());
});
