import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = new URL('../../', import.meta.url).pathname;
/** As in vitest.config.ts and web/e2e: the least that a test is given, and that it waits for something, in milliseconds. */
const TEST = 600_000;
const WAIT = 60_000;

/** But for this file, which has some to be found. */
const files = globSync('*/**/*.test.ts', { cwd: ROOT, exclude: (name) => name === 'node_modules' }).filter(
  (name) => !name.endsWith('patience.test.ts'),
);

/** Times that are too short on a machine with other work, in a test's text. */
function tooShort(text: string): string[] {
  const given = [
    ...text.matchAll(/\btimeout: (\d[\d_]*)(,?\s*\}\s*,\s*(?:async )?\()?|^ {2}\},\n\s+(\d[\d_]*),?\n\s*\);/gm),
  ];
  return given
    .filter(([, wait, isTest, whole]) => {
      const time = Number((wait ?? whole ?? '').replaceAll('_', ''));
      return time > 0 && time < (isTest === undefined && whole === undefined ? WAIT : TEST);
    })
    .map(([found]) => found.trim());
}

test('no test gives up sooner than a crowded machine lets it pass', () => {
  expect(files.length).toBeGreaterThan(200);
  expect(
    files.flatMap((file) => tooShort(readFileSync(join(ROOT, file), 'utf8')).map((found) => `${file}: ${found}`)),
  ).toEqual([]);
});

test('a time that is too short is found, of a test and of a wait', () => {
  expect(tooShort("test('a', { timeout: 60_000 }, () => {});")).toHaveLength(1);
  expect(tooShort("test(\n  'a',\n  async () => {\n    b();\n  },\n  60_000,\n);")).toHaveLength(1);
  expect(tooShort('await page.waitFor({ timeout: 5000 });')).toHaveLength(1);
  expect(tooShort("await page.waitFor({ timeout: 60_000 });\ntest('a', { timeout: 900_000 }, () => {});")).toEqual([]);
});
