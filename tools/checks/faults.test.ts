import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');
const PAGE = read('docs/evidence/the-faults.md');
const ROWS = PAGE.split('\n').filter((line) => line.startsWith('| '));
const cellsOf = (row: string): string[] => row.split(' | ').map((cell) => cell.replaceAll(/^\| | \|$/g, ''));
const quotedIn = (text: string): string[] => [...text.matchAll(/“([^”]+)”/g)].map(([, quoted = '']) => quoted);

/** Each title of the last column, with the file that was named before it. */
const named = ROWS.flatMap((row) =>
  [...(cellsOf(row).at(-1) ?? '').matchAll(/`([\w/.-]+\.(?:yaml|test\.ts))`: ((?:“[^”]+”(?:, )?)+)/g)].flatMap(
    ([, file = '', titles = '']) => quotedIn(titles).map((title) => ({ file, title })),
  ),
);

/** A title of a script; of a test, or of one row of its table. */
const isThere = (file: string, title: string): boolean =>
  file.endsWith('.yaml')
    ? read(file).includes(`- title: ${title}\n`)
    : ["'", '`'].some((mark) => read(file).includes(mark + title + mark));

test('every script and every test that the page of the faults names is there', () => {
  expect(named.length).toBeGreaterThan(90);
  expect(named.filter(({ file, title }) => !isThere(file, title))).toEqual([]);
});

test('every fault of the list has a row, and each row of a fault says what holds it', () => {
  const ids = [...ROWS.map((row) => cellsOf(row)[0])].filter((id = '') => /^[RHS]\d+$/.test(id));
  const listed = [...upTo('R', 12), ...upTo('H', 14), ...upTo('S', 11)];
  expect([...new Set(ids)]).toEqual(listed);
  const bare = ROWS.filter((row) => /^\| [RHS]\d+ /.test(row) && !/\.(?:yaml|test\.ts)`: “/.test(row));
  expect(bare).toEqual([]);
});

const upTo = (letter: string, last: number): string[] => Array.from({ length: last }, (_, i) => `${letter}${i + 1}`);

test('nothing that the page quotes as said before stands in an English file', () => {
  const section = PAGE.slice(PAGE.indexOf('| where | said before |'));
  const before = section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .flatMap((row) => quotedIn(cellsOf(row)[1] ?? ''));
  expect(before.length).toBeGreaterThan(40);
  const words = globSync('text/en/**/*.json', { cwd: ROOT }).map(read).join('\n');
  expect(words.length).toBeGreaterThan(500_000);
  expect(before.filter((phrase) => words.includes(phrase))).toEqual([]);
});
