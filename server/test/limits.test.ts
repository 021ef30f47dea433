import { describe, expect, test } from 'vitest';
import { DEEPEST, isTooDeep } from '../src/limits/nesting.ts';
import { ALLOWANCES, addressKey, RateLimits, type RateVerdict } from '../src/limits/rate-limits.ts';
import { Semaphore } from '../src/limits/semaphore.ts';
import { TokenBuckets } from '../src/limits/token-buckets.ts';

function clock(): { now: () => number; pass: (seconds: number) => void } {
  let time = 1_000_000;
  return {
    now: () => time,
    pass(seconds) {
      time += seconds * 1000;
    },
  };
}

describe('an allowance', () => {
  test('is used up at once and fills with time, never above its measure', () => {
    const { now, pass } = clock();
    const buckets = new TokenBuckets({ burst: 3, perSecond: 2 }, now);
    const took = (n: number): boolean[] => Array.from({ length: n }, () => buckets.take('a'));
    expect(took(4)).toEqual([true, true, true, false]);
    pass(0.5);
    expect(took(2)).toEqual([true, false]);
    pass(3600);
    expect(took(4)).toEqual([true, true, true, false]);
    expect(buckets.take('b')).toBe(true);
  });

  test('is remembered for so many keys only', () => {
    const { now } = clock();
    const buckets = new TokenBuckets({ burst: 1, perSecond: 0 }, now);
    for (let i = 0; i < 30_000; i++) buckets.take(`key ${i}`);
    expect(buckets.size).toBe(20_000);
  });
});

test('an address of the sixth version counts with its whole network', () => {
  expect(addressKey('203.0.113.9')).toBe('203.0.113.9');
  expect(addressKey('::ffff:203.0.113.9')).toBe('203.0.113.9');
  expect(addressKey('2001:db8:1:2:aaaa::1')).toBe(addressKey('2001:db8:1:2:bbbb:1:2:3'));
  expect(addressKey('2001:db8::1')).toBe(addressKey('2001:db8:0:0:9::'));
  // What a provider gives to one customer is one, in every limit.
  expect(addressKey('2001:db8:1:3::1')).toBe(addressKey('2001:db8:1:2::1'));
  expect(addressKey('2001:db8:2::1')).not.toBe(addressKey('2001:db8:1::1'));
});

test('whoever has 65,536 networks of the sixth version opens no more lines than others', () => {
  const limits = new RateLimits(1, clock().now);
  const opened = Array.from({ length: 2000 }, (_, i) => limits.socket(`2001:db8:7:${i.toString(16)}::1`));
  expect(opened.filter((close) => close !== null)).toHaveLength(300);
  expect(limits.socket('2001:db8:8::1')).not.toBeNull();
});

describe('codes that are not there', () => {
  const guesses = (limits: RateLimits, addresses: readonly string[]): number => {
    let heard = 0;
    for (const address of addresses) {
      if (!limits.mayGuess(address)) continue;
      heard++;
      limits.countMiss(address);
    }
    return heard;
  };
  const sixthVersion = (site: number, n: number): string => `2001:db8:${site.toString(16)}:${n.toString(16)}::1`;

  test('are counted by what a provider gives to one customer, whichever of its 65,536 networks asks', () => {
    const limits = new RateLimits(1, clock().now);
    const swept = Array.from({ length: 6000 }, (_, i) => sixthVersion(7, i));
    expect(guesses(limits, swept)).toBe(ALLOWANCES.misses.burst);
    expect(limits.mayGuess(sixthVersion(8, 1))).toBe(true);
  });

  test('are owed where many were asked for at once, before the first answer', () => {
    const { now, pass } = clock();
    const limits = new RateLimits(1, now);
    const address = '203.0.113.7';
    const atOnce = Array.from({ length: 1000 }, () => limits.mayGuess(address)).filter(Boolean);
    for (const _ of atOnce) limits.countMiss(address);
    pass(600);
    expect(limits.mayGuess(address)).toBe(false);
    expect(limits.mayGuess('203.0.113.8')).toBe(true);
  });

  test('are counted in all: many networks get no further together, and somebody who mistypes still gets in', () => {
    const { now, pass } = clock();
    const limits = new RateLimits(1, now);
    const sites = 300;
    const swept = Array.from({ length: 30 * sites }, (_, i) => sixthVersion(i % sites, i));
    const heard = guesses(limits, swept);
    expect(heard).toBeLessThanOrEqual(ALLOWANCES.allMisses.burst + ALLOWANCES.fewMisses.burst * sites);
    const person = new Array<string>(5).fill('203.0.113.9');
    expect(guesses(limits, person)).toBe(ALLOWANCES.fewMisses.burst);
    pass(3600);
    expect(guesses(limits, person)).toBe(5);
  });
});

describe('messages', () => {
  const judged = (judge: () => RateVerdict, n: number): Record<RateVerdict, number> => {
    const sum = { heard: 0, refused: 0, dropped: 0, cut: 0 };
    for (let i = 0; i < n; i++) sum[judge()]++;
    return sum;
  };

  test('of a seat are heard up to the limit over all its lines, then refused, then dropped, then the line is cut', () => {
    const { now, pass } = clock();
    const limits = new RateLimits(1, now);
    const [one, other] = [limits.line('10.0.0.1', 'game', 0), limits.line('10.0.0.2', 'game', 0)];
    expect(judged(one, 40)).toMatchObject({ heard: 40 });
    expect(judged(other, 100)).toMatchObject({ heard: 20, refused: 20, dropped: 60 });
    pass(1);
    expect(judged(other, 20)).toMatchObject({ heard: ALLOWANCES.seat.perSecond });
    expect(judged(other, 3000).cut).toBeGreaterThan(0);
    expect(judged(limits.line('10.0.0.3', 'game', 1), 60)).toMatchObject({ heard: 60 });
  });

  test('of an address are limited over all tables', () => {
    const limits = new RateLimits(1, clock().now);
    const lines = Array.from({ length: 20 }, (_, seat) => limits.line('10.0.0.1', `game ${seat}`, 0));
    const heard = lines.reduce((sum, line) => sum + judged(line, 50).heard, 0);
    expect(heard).toBe(ALLOWANCES.address.burst);
    expect(judged(limits.line('10.0.0.2', 'game', 0), 10)).toMatchObject({ heard: 10 });
  });

  test('are all heard where limits are off', () => {
    expect(judged(new RateLimits(0, clock().now).line('10.0.0.1', 'game', 0), 5000)).toMatchObject({ heard: 5000 });
  });
});

test('bots of one address answer one after the other once it has had many answers, and those of another at once', () => {
  const { now, pass } = clock();
  const limits = new RateLimits(1, now);
  const { burst, perSecond } = ALLOWANCES.bots;
  const waits = (from: readonly string[], n: number): number[] => Array.from({ length: n }, () => limits.botWait(from));
  expect(Math.max(...waits(['10.0.0.1'], burst))).toBe(0);
  expect(waits(['10.0.0.1'], 3 * perSecond).at(-1)).toBe(3000);
  expect(waits(['10.0.0.2'], 1)).toEqual([0]);
  expect(waits(['10.0.0.1', '10.0.0.3'], 1)).toEqual([0]);
  pass(60);
  expect(Math.max(...waits(['10.0.0.1'], burst))).toBe(0);
  expect(Math.max(...Array.from({ length: 1000 }, () => new RateLimits(0, now).botWait(['10.0.0.1'])))).toBe(0);
});

test('what an address changes counts once for everybody who has to be told something else', () => {
  const { now, pass } = clock();
  const limits = new RateLimits(1, now);
  const { burst, perSecond } = ALLOWANCES.tells;
  const changed = (eyes: number, n: number): number =>
    Array.from({ length: n }, () => limits.mayTell('10.0.0.1', eyes)).filter((may) => may).length;
  expect(changed(20, burst)).toBe(burst / 20);
  pass(1);
  expect(changed(0, burst)).toBe(perSecond);
  expect(limits.mayTell('10.0.0.2', 20)).toBe(true);
});

test('brackets are counted outside of texts', () => {
  const nested = (n: number): string => `${'[{"a":'.repeat(n)}1${'}]'.repeat(n)}`;
  expect(isTooDeep(nested(DEEPEST / 2))).toBe(false);
  expect(isTooDeep(nested(DEEPEST / 2 + 1))).toBe(true);
  expect(isTooDeep(JSON.stringify(`\\"${'['.repeat(500)}`))).toBe(false);
});

test('a seat may do so much beside the game, over all its lines', () => {
  const { now, pass } = clock();
  const limits = new RateLimits(1, now);
  const took = (seat: number, n: number): number =>
    Array.from({ length: n }, () => limits.mayAside('game', seat)).filter((may) => may).length;
  expect(took(0, 100)).toBe(60);
  expect(took(1, 1)).toBe(1);
  pass(5);
  expect(took(0, 100)).toBe(5);
  expect(Array.from({ length: 100 }, () => new RateLimits(0, now).mayAside('game', 0))).not.toContain(false);
});

test('one address has some of the places for long work, and not all', async () => {
  const semaphore = new Semaphore(3, 1);
  const first = Promise.withResolvers<void>();
  const one = semaphore.run('here', () => first.promise);
  await expect(semaphore.run('here', async () => undefined)).rejects.toMatchObject({ code: 'too-fast' });
  const other = semaphore.run('there', async () => 'let in');
  first.resolve();
  expect(await other).toBe('let in');
  await one;
  await semaphore.run('here', async () => undefined);
});

test('long work is done one after the other, and whoever comes when too many wait is refused', async () => {
  const semaphore = new Semaphore(2);
  const done: number[] = [];
  const first = Promise.withResolvers<void>();
  const one = semaphore.run('an address', async () => {
    await first.promise;
    done.push(1);
  });
  const two = semaphore.run('an address', async () => void done.push(2));
  await expect(semaphore.run('an address', async () => undefined)).rejects.toMatchObject({ code: 'too-fast' });
  first.resolve();
  await Promise.all([one, two]);
  expect(done).toEqual([1, 2]);
  await semaphore.run('an address', async () => void done.push(3));
  expect(done).toEqual([1, 2, 3]);
});
