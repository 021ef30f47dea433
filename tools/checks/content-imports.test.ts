import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
const SHARE = 0.05;

/** What people write; the lists that `npm run content:index` makes consist of imports. */
const files = globSync('content/*/**/*.ts', { cwd: ROOT })
  .filter((file) => !/node_modules|^content\/test\//.test(file) && !/contents(\.\w+)?\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(new URL(file, ROOT), 'utf8') }));
const linesOf = (text: string): number => text.split('\n').length - 1;
const imports = (text: string): number =>
  [...text.matchAll(/^import [^;]*;\n/gm)].reduce((lines, [found]) => lines + linesOf(found), 0);
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

test('imports are at most a twentieth of the content', () => {
  const all = sum(files.map(({ text }) => linesOf(text)));
  expect(all).toBeGreaterThan(5000);
  expect(sum(files.map(({ text }) => imports(text))) / all).toBeLessThanOrEqual(SHARE);
});

test('a file of content has the words of the language under one name', () => {
  const odd = files.filter(({ text }) =>
    [...text.matchAll(/^import ([^;]*) from '@hollow\/engine\/words';/gm)].some(([, what]) => what !== '* as w'),
  );
  expect(odd.map(({ file }) => file)).toEqual([]);
});
