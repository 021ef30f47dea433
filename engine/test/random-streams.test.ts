import { createCipheriv, createHash } from 'node:crypto';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { expect, test } from 'vitest';
import { BlockMaker, below, drawFrom, seedStreams, shuffleInPlace } from '../src/random/streams.ts';
import { must } from './must.ts';

/** The hash as words, each in the byte order of the cipher. */
const opensslKey = (hash: Buffer): Buffer => Buffer.from(hash).swap32();

const chi = (counts: readonly number[], n: number): number =>
  counts.reduce((sum, count) => sum + (count - n / counts.length) ** 2 / (n / counts.length), 0);

const tally = (kinds: number, n: number, draw: () => number): number[] => {
  const counts = new Array<number>(kinds).fill(0);
  for (let i = 0; i < n; i++) {
    const drawn = draw();
    counts[drawn] = must(counts[drawn], `a kind ${drawn}`) + 1;
  }
  return counts;
};

test('the same secret throws the same dice for ever', () => {
  const words = seedStreams('hollow');
  expect(Array.from({ length: 12 }, () => below(words, 'dice', 6))).toEqual([0, 5, 1, 5, 3, 1, 4, 2, 3, 5, 2, 1]);
  expect(Array.from({ length: 12 }, () => below(words, 'stacks', 6))).toEqual([1, 1, 0, 4, 0, 3, 2, 3, 2, 5, 4, 3]);
  const list = [0, 1, 2, 3, 4, 5, 6, 7];
  shuffleInPlace(words, 'picks', list);
  expect(list).toEqual([7, 6, 5, 0, 1, 4, 2, 3]);
});

test('a stream is its key and its place: it is the same drawn at once or one by one', () => {
  const whole = seedStreams('place');
  const dice = drawFrom(whole, 'dice');
  const atOnce = Array.from({ length: 50 }, () => dice.below(1_000_000));
  const single = seedStreams('place');
  expect(atOnce.map(() => below(single, 'dice', 1_000_000))).toEqual(atOnce);
  expect(single).toEqual(whole);
});

test('whoever keeps the last block draws the same, also from several games in turn and from copies of one', () => {
  const games = [...'abc'].map((secret) => seedStreams(secret));
  const copies = games.map((words) => [...words]);
  const maker = new BlockMaker();
  for (let n = 0; n < 60; n++) {
    const at = n % 7 < 4 ? 0 : n % 3;
    const kept = drawFrom(must(games[at], 'a game'), 'dice', maker);
    const fresh = drawFrom(must(copies[at], 'its copy'), 'dice');
    expect([kept.below(1_000_000), kept.below(6)]).toEqual([fresh.below(1_000_000), fresh.below(6)]);
    // A copy goes on by itself, in a block that may be another.
    if (n % 5 === 0) drawFrom([...must(games[at], 'a game')], 'dice', maker).below(6);
  }
  expect(games).toEqual(copies);
});

test('the key of a stream is the hash of its name and the secret, and its words are those of the cipher', () => {
  const words = seedStreams('a secret');
  const key = createHash('sha256').update('stacks/a secret').digest();
  const stream = createCipheriv('chacha20', opensslKey(key), Buffer.alloc(16)).update(Buffer.alloc(256));
  const drawn = Array.from({ length: 64 }, () => below(words, 'stacks', 2 ** 32));
  expect(drawn).toEqual(Array.from({ length: 64 }, (_, i) => stream.readUInt32LE(i * 4)));
});

test('throwing dice does not change the order of the stacks', () => {
  const a = seedStreams('s');
  const b = seedStreams('s');
  for (let i = 0; i < 100; i++) below(a, 'dice', 6);
  expect(below(a, 'stacks', 1_000_000)).toBe(below(b, 'stacks', 1_000_000));
  expect(a).not.toEqual(b);
});

test.each([2, 3, 6, 7, 45])('all of %i faces come as often as with a generator of renown', (faces) => {
  const n = 60_000;
  const words = seedStreams('uniform');
  const reference = xoroshiro128plus(12345);
  const limit = faces - 1 + 5 * Math.sqrt(2 * (faces - 1)) + 8;
  expect(
    chi(
      tally(faces, n, () => uniformInt(reference, 0, faces - 1)),
      n,
    ),
  ).toBeLessThan(limit);
  expect(
    chi(
      tally(faces, n, () => below(words, 'dice', faces)),
      n,
    ),
  ).toBeLessThan(limit);
});

test('a die that is a little heavy on one side would be noticed', () => {
  const words = seedStreams('uniform');
  const heavy = tally(6, 60_000, () => (below(words, 'dice', 40) === 0 ? 0 : below(words, 'dice', 6)));
  expect(chi(heavy, 60_000)).toBeGreaterThan(5 + 5 * Math.sqrt(10) + 8);
});

test('numbers come without bias where the range does not divide the words', () => {
  const third = 3_000_000_000;
  const words = seedStreams('bias');
  const upper = tally(2, 20_000, () => (below(words, 'dice', third) < third / 2 ? 0 : 1));
  expect(chi(upper, 20_000)).toBeLessThan(15);
});

test('every order of four cards is as likely, and two throws in a row know nothing of each other', () => {
  const words = seedStreams('orders');
  const orders = new Map<string, number>();
  for (let i = 0; i < 24_000; i++) {
    const list = [0, 1, 2, 3];
    shuffleInPlace(words, 'stacks', list);
    orders.set(list.join(), (orders.get(list.join()) ?? 0) + 1);
  }
  expect(orders.size).toBe(24);
  expect(chi([...orders.values()], 24_000)).toBeLessThan(23 + 5 * Math.sqrt(46) + 8);
  const pairs = tally(36, 36_000, () => below(words, 'dice', 6) * 6 + below(words, 'dice', 6));
  expect(chi(pairs, 36_000)).toBeLessThan(35 + 5 * Math.sqrt(70) + 8);
});

test('neighbouring seeds give games that have nothing in common', () => {
  const first = tally(
    6,
    6_000,
    (() => {
      let i = 0;
      return () => below(seedStreams(`seed ${i++}`), 'dice', 6);
    })(),
  );
  expect(chi(first, 6_000)).toBeLessThan(5 + 5 * Math.sqrt(10) + 8);
});
