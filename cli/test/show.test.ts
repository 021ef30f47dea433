import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hollow, scratch } from './hollow.ts';
import { must } from './must.ts';

const folder = scratch();

/** Opened and closed elements match, and no name broke out of its quotes. */
function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  for (const [, closing, name = '', rest = ''] of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:"[^"]*"|[^"<>])*)>/g)) {
    if (closing === '/') {
      if (open.pop() !== name) return false;
    } else if (!rest.endsWith('/')) open.push(name);
  }
  return open.length === 0;
}

const drawn = async (...args: string[]): Promise<string> => {
  const file = join(folder, `${args.join('')}.svg`.replace(/[^\w.]/g, ''));
  expect(await hollow(['show', '--svg', file, ...args])).toMatchObject({ code: 0, err: '' });
  return readFileSync(file, 'utf8');
};

test('the house is drawn as a well-formed picture with rooms and explorers by name', async () => {
  const svg = await drawn('--seed', 'picture', '--steps', '60', '--players', '5');
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 \d+ \d+"/);
  expect(isWellFormed(svg)).toBe(true);
  expect(svg).toContain('Foyer');
  expect(svg).not.toMatch(/NaN|undefined/);
});

test('the same seed and paper give the same picture', async () => {
  expect(await drawn('--steps', '40')).toBe(await drawn('--steps', '40'));
  expect(await drawn('--steps', '40', '--paper', 'light')).not.toBe(await drawn('--steps', '40'));
});

test('a recorded game can be drawn at any step', async () => {
  await hollow([
    'sim',
    '--bots',
    'random',
    '--games',
    '1',
    '--players',
    '3',
    '--seed',
    'drawn',
    '--record',
    join(folder, 'games'),
  ]);
  const file = must(readdirSync(join(folder, 'games'))[0], 'the recording');
  expect(isWellFormed(await drawn(join(folder, 'games', file), '--steps', '10'))).toBe(true);
});
