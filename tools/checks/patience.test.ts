import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import config from '../../vitest.config.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
/** As in vitest.config.ts and web/e2e: the least that a test is given, and that it waits for something, in milliseconds; the engine, which waits for nothing, has less. */
const TEST = 600_000;
const ENGINE_TEST = 55_000;
const WAIT = 60_000;

/** But for this file, which has some to be found. */
const files = globSync('*/**/*.test.ts', { cwd: ROOT, exclude: (name) => name === 'node_modules' }).filter(
  (name) => !name.endsWith('patience.test.ts'),
);

/** Times that are too short on a machine with other work, in a test's text. */
function tooShort(text: string, test = TEST): string[] {
  const given = [
    ...text.matchAll(/\btimeout: (\d[\d_]*)(,?\s*\}\s*,\s*(?:async )?\()?|^ {2}\},\n\s+(\d[\d_]*),?\n\s*\);/gm),
  ];
  return given
    .filter(([, wait, isTest, whole]) => {
      const time = Number((wait ?? whole ?? '').replaceAll('_', ''));
      return time > 0 && time < (isTest === undefined && whole === undefined ? WAIT : test);
    })
    .map(([found]) => found.trim());
}

const leastFor = (file: string): number => (file.startsWith('engine/') ? ENGINE_TEST : TEST);

test('no test gives up sooner than a crowded machine lets it pass', () => {
  expect(files.length).toBeGreaterThan(200);
  expect(
    files.flatMap((file) =>
      tooShort(readFileSync(join(ROOT, file), 'utf8'), leastFor(file)).map((found) => `${file}: ${found}`),
    ),
  ).toEqual([]);
});

test('a time that is too short is found, of a test and of a wait', () => {
  expect(tooShort("test('a', { timeout: 60_000 }, () => {});")).toHaveLength(1);
  expect(tooShort("test(\n  'a',\n  async () => {\n    b();\n  },\n  60_000,\n);")).toHaveLength(1);
  expect(tooShort('await page.waitFor({ timeout: 5000 });')).toHaveLength(1);
  expect(tooShort("test('a', { timeout: 60_000 }, () => {});", ENGINE_TEST)).toEqual([]);
  expect(tooShort("await page.waitFor({ timeout: 60_000 });\ntest('a', { timeout: 900_000 }, () => {});")).toEqual([]);
});

/** Of each project of vitest.config.ts what it is called, what it tries again and gives, and which files it has. */
const projects = (config.test?.projects ?? []).flatMap((project) =>
  typeof project === 'object' && 'test' in project && project.test !== undefined ? [project.test] : [],
);
const given = (name: string): number | undefined =>
  projects.find((project) => project.name === name)?.testTimeout ?? config.test?.testTimeout;

test('a test of the engine is given less than a minute, any other at least ten', () => {
  expect([given('engine'), given('engine-mocking')]).toEqual([ENGINE_TEST, ENGINE_TEST]);
  expect(ENGINE_TEST).toBeLessThan(60_000);
  const others = projects.flatMap(({ name }) => (String(name).startsWith('engine') ? [] : [given(String(name))]));
  expect([...new Set(others)]).toEqual([TEST]);
});

test('only a test with a socket is tried a second time', () => {
  expect(config.test?.retry).toBeUndefined();
  const retried = projects.filter(({ retry }) => retry !== undefined);
  expect(retried.map(({ name }) => name)).toEqual(['server-sockets', 'server-sockets-mocking']);
  const included = retried.flatMap(({ include = [] }) => include);
  expect(included.length).toBeGreaterThan(40);
  expect(included).toContain('server/test/talk.test.ts');
  expect(included).not.toContain('server/test/fair-queue.test.ts');
  const calm = projects.find(({ name }) => name === 'server');
  expect(calm?.exclude).toEqual(expect.arrayContaining(included));
});
