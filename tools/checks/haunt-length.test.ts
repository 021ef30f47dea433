import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
const LONGEST = 250;
const MEDIAN = 150;
const COLUMNS = 120;

const haunts = globSync('content/*/haunts/*.ts', { cwd: ROOT })
  .filter((file) => !file.endsWith('.test.ts'))
  .sort();
const read = (file: string): string => readFileSync(new URL(file, ROOT), 'utf8');
const lines = (file: string): string[] => read(file).trim().split('\n');

test('there are haunts to measure', () => {
  expect(haunts.length).toBeGreaterThan(10);
});

test.each(haunts)('%s is a page, and no line of it is wider than it should be', (file) => {
  expect(lines(file).length).toBeLessThanOrEqual(LONGEST);
  const wide = lines(file).flatMap((line, i) => ([...line].length > COLUMNS ? [`${file}:${i + 1}`] : []));
  expect(wide).toEqual([]);
});

test('half of the haunts are short', () => {
  const lengths = haunts.map((file) => lines(file).length).toSorted((a, b) => a - b);
  expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(MEDIAN);
});

test('a haunt is one file: it imports the language and what several haunts share', () => {
  const odd = haunts.flatMap((file) =>
    [...read(file).matchAll(/from '([^']+)'/g)]
      .map(([, from = '']) => from)
      .filter((from) => !/^@hollow\/engine(\/\w+)?$|^\.\.\/[\w-]+\.ts$/.test(from))
      .map((from) => `${file}: ${from}`),
  );
  expect(odd).toEqual([]);
});
