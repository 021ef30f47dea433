import { expect, test } from 'vitest';
import type { Tally } from '../src/game/tally.ts';
import { hollow, lastJson } from './hollow.ts';

const sim = async (...args: string[]): Promise<Tally> =>
  lastJson(await hollow(['sim', '--bots', 'random', '--json', ...args])) as Tally;
const timeless = ({ seconds: _, ...rest }: Tally): unknown => rest;

test('sim reports games, decisions, errors, a hash and the haunts that began', async () => {
  const tally = await sim('--games', '12', '--players', '2..6', '--seed', 'shape');
  expect(tally).toMatchObject({ games: 12, errors: [], hash: expect.stringMatching(/^[0-9a-f]{14}$/) });
  expect(tally.finished + tally.capped).toBe(12);
  expect(tally.decisions).toBeGreaterThan(100);
  const haunts = Object.entries(tally.haunts);
  expect(haunts.length).toBeGreaterThan(0);
  for (const [id, haunt] of haunts) {
    expect(id).toMatch(/^second-edition\/[a-z-]+$/);
    expect(haunt.heroes + haunt.traitor + haunt.none).toBe(haunt.games);
    expect(Object.keys(haunt)).toEqual(['number', 'games', 'heroes', 'traitor', 'none', 'rounds']);
  }
  const begun = haunts.reduce((sum, [, haunt]) => sum + haunt.games, 0);
  expect(Object.values(tally.omens).reduce((a, b) => a + b, 0)).toBe(begun);
});

test('omens are counted when the haunt begins, not those that come after it', async () => {
  const tally = await sim('--edition', 'third-edition', '--games', '40', '--players', '3..6', '--seed', 'omens');
  expect(Math.max(...Object.keys(tally.omens).map(Number))).toBeLessThanOrEqual(9);
  expect(Math.min(...Object.keys(tally.omens).map(Number))).toBeGreaterThanOrEqual(3);
});

test('the same seed plays the same games, another seed plays others', async () => {
  expect(timeless(await sim('--games', '5', '--seed', 'a'))).toEqual(
    timeless(await sim('--games', '5', '--seed', 'a')),
  );
  expect((await sim('--games', '5', '--seed', 'a')).hash).not.toBe((await sim('--games', '5', '--seed', 'b')).hash);
});

test('every game can be had alone by its own seed', async () => {
  const first = await sim('--seed', 'a#0', '--games', '1');
  const second = await sim('--seed', 'a#1', '--games', '1');
  const both = await sim('--seed', 'a', '--games', '2');
  expect(first.decisions + second.decisions).toBe(both.decisions);
});

test('the parts of a run make up the whole', async () => {
  const whole = await sim('--games', '6');
  const first = await sim('--games', '6', '--shard', '1/2');
  const second = await sim('--games', '6', '--shard', '2/2');
  expect([first.games, second.games]).toEqual([3, 3]);
  expect(first.decisions + second.decisions).toBe(whole.decisions);
});

test('a haunt that is wished for begins', async () => {
  const tally = await sim('--games', '4', '--haunt', '1', '--seed', 'wish');
  expect(tally.haunts['second-edition/the-mummy-walks']?.games).toBe(4);
});
