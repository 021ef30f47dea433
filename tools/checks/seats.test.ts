import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
/** A file, or all tests in a folder. */
const read = (path: string): string =>
  path.endsWith('/')
    ? readdirSync(new URL(path, ROOT))
        .map((name) => readFileSync(new URL(path + name, ROOT), 'utf8'))
        .join('\n')
    : readFileSync(new URL(path, ROOT), 'utf8');

/** Where a test is that the page names without its file. */
const FILES: Readonly<Record<string, string>> = {
  '': 'table/test/seats/',
  server: 'server/test/seat-changes.test.ts',
  browser: 'web/e2e/company.test.ts',
};

/** Tests that the page names, with their files; a title may be broken across lines. */
const named = [
  ...read('docs/seats.md')
    .slice(read('docs/seats.md').indexOf('## Every way'))
    .matchAll(/(?:(server|browser|[\w/.-]+\.test\.ts): )?“([^”]+)”/g),
].map(([, where = '', title = '']) => ({ file: FILES[where] ?? where, title: title.replaceAll(/\s+/g, ' ') }));

test('every test that docs/seats.md names exists', () => {
  const missing = named.filter(({ file, title }) => !read(file).includes(`test('${title}'`));
  expect(missing).toEqual([]);
  expect(named.length).toBeGreaterThan(40);
});
