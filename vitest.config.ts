import { globSync, readFileSync } from 'node:fs';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { style } from './web/build/style.ts';

const NEVER = ['**/node_modules/**', 'web/e2e/**'];
/** Modules are put in the place of others by the runner of vitest; what the page's build makes up for a module comes from it as well. */
const RUNNER = { experimental: { viteModuleRunner: true } };
const SHARED: Manner = { isolate: false };
/** What the page is not made of Node loads in its tests too. */
const BESIDE_WEB = new RegExp(`^${import.meta.dirname.replaceAll(/[^\w/]/g, '\\$&')}/(?!web/)`);
/** The engine waits for nothing: beside twenty other programs its slowest test took 22 seconds. */
const ENGINE: Manner = { ...SHARED, testTimeout: 55_000, hookTimeout: 55_000 };

/** What makes a test file one that puts modules in the place of others. */
const MOCKING = /\bvi\.mock\(/;
/** What makes a test of the server one with a socket, to a browser, a database or another process: it starts one of them, or has a helper that does. */
const SOCKET =
  /\b(?:startServer|serverForFile|fetch)\(|new WebSocket\(|'node:net'|'\.\/(?:client|kept\/play-on|postgres|process|receiver)\.ts'/;

/** The test files of some folders in whose text something stands. */
const filesWith = (folders: string, mark: RegExp): string[] =>
  globSync(`${folders}/**/*.test.ts`, { exclude: (name) => name === 'node_modules' }).filter((file) =>
    mark.test(readFileSync(file, 'utf8')),
  );

/** What a folder's tests have of their own. `isolate: false`: one after the other in the same thread, where modules are loaded and compiled once; nothing that a test does outlasts it. */
interface Manner {
  readonly retry?: number;
  readonly isolate?: boolean;
  readonly testTimeout?: number;
  readonly hookTimeout?: number;
}

/** The tests in some files but for others; apart from them, and each for itself, those that need the runner. */
function testsOf(
  name: string,
  include: string[],
  { mocking, without = [] }: { readonly mocking: string[]; readonly without?: string[] },
  { isolate = true, ...more }: Manner,
): TestProjectInlineConfiguration[] {
  const exclude = [...NEVER, ...mocking, ...without];
  return [
    { extends: true, test: { name, include, exclude, isolate, ...more } },
    { extends: true, test: { name: `${name}-mocking`, include: mocking, exclude: NEVER, ...RUNNER, ...more } },
  ];
}

/** All tests of some folders. */
const testsIn = (name: string, folders: string, manner: Manner): TestProjectInlineConfiguration[] =>
  testsOf(name, [`${folders}/**/*.test.ts`], { mocking: filesWith(folders, MOCKING) }, manner);

/** The tests of the server: those with a socket are tried once more on a crowded machine, and `npm test` names what needed it. */
function testsOfServer(): TestProjectInlineConfiguration[] {
  const mocking = filesWith('server', MOCKING);
  const sockets = filesWith('server', SOCKET);
  const without = (files: string[], others: string[]): string[] => files.filter((file) => !others.includes(file));
  return [
    ...testsOf('server', ['server/**/*.test.ts'], { mocking: without(mocking, sockets), without: sockets }, SHARED),
    ...testsOf(
      'server-sockets',
      without(sockets, mocking),
      { mocking: sockets.filter((file) => mocking.includes(file)) },
      { ...SHARED, retry: 1 },
    ),
  ];
}

export default defineConfig({
  test: {
    // Node loads what it can load by itself: through the runner of vitest, games take twice as long.
    experimental: { viteModuleRunner: false },
    // Other work on the machine must not make a test fail.
    testTimeout: 600_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    pool: 'threads',
    maxWorkers: 2,
    projects: [
      ...testsIn('engine', 'engine', ENGINE),
      ...testsOfServer(),
      ...testsIn('rest', '!(engine|server|web|node_modules)', SHARED),
      {
        extends: true,
        plugins: [style()],
        test: {
          name: 'web',
          include: ['web/**/*.test.ts'],
          exclude: NEVER,
          ...SHARED,
          ...RUNNER,
          server: { deps: { external: [BESIDE_WEB] } },
        },
      },
    ],
  },
});
