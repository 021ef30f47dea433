import { expect, test, vi } from 'vitest';
import { spawned } from './hollow.ts';

// Each of these starts a Node, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const played = (typed: string, ...args: string[]): ReturnType<typeof spawned> =>
  spawned(['play', '--seed', 'evening', ...args], typed);

test('some turns can be played from a pipe, and then one leaves', () => {
  const ran = played(`${'1\n'.repeat(12)}w\nm\nc\nl\n?\nq\n`);
  expect(ran).toMatchObject({ code: 0, err: '' });
  expect(ran.out.match(/ 1 {2}/g)?.length).toBeGreaterThan(12);
  expect(ran.out).toContain('You leave the house.');
});

test('the end of the input ends the game cleanly', () => {
  expect(played('1\n')).toMatchObject({ code: 0, err: '' });
  expect(played('')).toMatchObject({ code: 0, err: '' });
});

test('nothing is wider than a hundred columns', () => {
  const { out } = played(`${'1\n2\n3\n'.repeat(20)}m\nq\n`, '--players', '6');
  const widest = out.split('\n').toSorted((a, b) => b.length - a.length)[0];
  expect(widest.length, widest).toBeLessThanOrEqual(100);
});

test('a wrong number and an unknown word are answered in words', () => {
  const { out } = played('99\nfly\nq\n');
  expect(out).toContain('There are options 1 to');
  expect(out).toContain('“fly”');
});

test('a step that revealed nothing can be taken back', () => {
  const { out } = played('u\n1\nu\nq\n');
  expect(out).toContain('There is nothing to take back');
  expect(out).toContain('Taken back.');
});

test('every word of the terminal comes from the files', () => {
  const { out, err } = played(`${'1\n'.repeat(6)}?\nq\n`, '--lang', 'qps');
  expect(err).toBe('');
  expect(out).not.toContain('You leave the house');
  expect(out).not.toContain('Round ');
});

test('a game goes on through the haunt to its end', () => {
  let at = 3;
  const typed = Array.from({ length: 6000 }, (_, i) => {
    at = (Math.imul(at, 1664525) + 1013904223) >>> 0;
    return i % 5 === 4 ? 't' : String(1 + ((at >>> 16) % 6));
  });
  const { code, err, out } = spawned(['play', '--seed', 'a'], `${typed.join('\n')}\n`);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const begins = out.indexOf('── Haunt ');
  expect(begins).toBeGreaterThan(0);
  expect(out.slice(begins)).toContain('Are you ready?');
  expect(out.slice(begins)).toContain('Special rules:');
  expect(out.slice(begins)).toContain('How it ended:');
  const widest = out.split('\n').toSorted((a, b) => b.length - a.length)[0];
  expect(widest.length, widest).toBeLessThanOrEqual(100);
});

test('bots that do not exist are refused', () => {
  expect(played('', '--bots', 'clever').err).toContain('quick or random expected');
});
