import { secondEdition } from '@hollow/content';
import { Engine } from '@hollow/engine';
import { throwForTable } from '@hollow/table';
import { afterAll, describe, expect, test } from 'vitest';
import { BotPool, type BotQuestion, BotTimeout } from '../src/bots/pool.ts';
import { must } from './must.ts';
import { gameOf, scratch, startServer } from './serving.ts';

const engine = new Engine([secondEdition]);
const { state } = engine.create({ seats: [{}, {}, {}] }, 'pool');
const decision = must(engine.pending(state)[0]);
const question = (seed: string): BotQuestion => ({
  who: seed,
  whom: [],
  engine,
  key: 'pool',
  kind: 'random',
  seed,
  view: engine.view(state, decision.seat),
  decision,
  beside: false,
});

/** A thread that thinks for ever about the question with this seed, and takes the first option of any other. */
const STUCK = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ seed }) => {
      for (; seed === 'stuck'; ) {}
      if (seed === 'dies') process.exit(1);
      parentPort.postMessage({ option: 0 });
    });
  `)}`,
);

describe('a bot that does not answer', () => {
  const pool = new BotPool({ size: 1, limit: 500, script: STUCK });
  afterAll(() => pool.close());

  test('is given up after its time, and those who wait behind it are answered', async () => {
    const stuck = pool.think(question('stuck'));
    const behind = pool.think(question('behind'));
    await expect(stuck).rejects.toThrow(BotTimeout);
    expect((await behind).option).toBe(0);
  });

  test('because its thread has died does not stop the others', async () => {
    const dies = pool.think(question('dies'));
    const behind = pool.think(question('behind'));
    await expect(dies).rejects.toThrow('has ended');
    expect((await behind).option).toBe(0);
  });
});

describe('a bot', () => {
  /** A thread that answers how often it was asked by the same. */
  const COUNTS = new URL(
    `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    const asked = {};
    parentPort.on('message', ({ who }) => {
      asked[who] = (asked[who] ?? 0) + 1;
      parentPort.postMessage({ option: asked[who] });
    });
  `)}`,
  );

  test('thinks in the thread that remembers for it, also where others are free', async () => {
    const pool = new BotPool({ size: 3, limit: 60_000, script: COUNTS });
    const answers = await Promise.all(['a', 'b', 'a', 'c', 'a', 'b', 'a'].map((who) => pool.think(question(who))));
    expect(answers.map(({ option }) => option)).toEqual([1, 1, 2, 1, 3, 2, 4]);
    await pool.close();
  });

  test('that plans thinks in a thread in which one has chosen at random before', async () => {
    const pool = new BotPool({ size: 1, limit: 60_000 });
    await pool.think(question('random'));
    expect((await pool.think({ ...question('plans'), kind: 'normal' })).option).toBeGreaterThanOrEqual(0);
    await pool.close();
  });

  test('that is asked the same again and again in one turn does not do the same for ever', async () => {
    const pool = new BotPool({ size: 1, limit: 60_000 });
    const taken = new Set<number>();
    for (let i = 0; i < 30 && taken.size < 2; i++)
      taken.add((await pool.think({ ...question('turn'), kind: 'normal' })).option);
    expect(taken.size).toBe(2);
    await pool.close();
  });
});

test('a table with bots that are too slow is told so, and the game goes on', async () => {
  const { folder, remove } = scratch();
  const server = await startServer({ data: folder, thinking: 1, logLevel: 'silent' });
  const { people } = await gameOf(server, 1, 3);
  const [{ line }] = people;
  await line.send({ t: 'resign' });
  const slow = (): boolean => line.entries.some((entry) => entry.kind === 'table' && entry.what === 'bot-slow');
  await line.until(slow, 'to be told');
  const seq = line.held?.view?.seq ?? 0;
  await line.until(() => (line.held?.view?.seq ?? 0) > seq + 3, 'more answers');
  await server.close();
  remove();
});

test('dice that the server throws come as often as real ones', () => {
  const hands = [
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 1],
    [1, 2],
    [2, 2],
  ];
  const dice = { ...decision, options: hands.map((faces) => ({ verb: 'dice', faces }) as const) };
  const thrown = Array.from({ length: 9 }, (_, n) =>
    throwForTable(dice, (ways) => {
      expect(ways).toBe(9);
      return n;
    }),
  );
  const count = hands.map((_, hand) => thrown.filter((option) => option === hand).length);
  expect(count).toEqual([1, 2, 2, 1, 2, 1]);
});
