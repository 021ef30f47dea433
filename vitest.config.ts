import { globSync, readFileSync } from 'node:fs';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { style } from './web/build/style.ts';

const NEVER = ['**/node_modules/**', 'web/e2e/**'];
/** Modules are put in the place of others by the runner of vitest; what the page's build makes up for a module comes from it as well. */
const RUNNER = { experimental: { viteModuleRunner: true } };

/** The tests of some folders that put modules in the place of others. */
const mockingIn = (folders: string): string[] =>
  globSync(`${folders}/**/*.test.ts`, { exclude: (name) => name === 'node_modules' }).filter((file) =>
    readFileSync(file, 'utf8').includes('vi.mock('),
  );

/** What a folder's tests have of their own. `isolate: false`: one after the other in the same thread, where modules are loaded and compiled once; nothing that a test does outlasts it. */
interface Manner {
  readonly retry?: number;
  readonly isolate?: boolean;
}

/** The tests of some folders; apart from them, and each for itself, those that need the runner. */
function testsOf(name: string, folders: string, { isolate = true, ...more }: Manner): TestProjectInlineConfiguration[] {
  const mocking = mockingIn(folders);
  const include = [`${folders}/**/*.test.ts`];
  return [
    { extends: true, test: { name, include, exclude: [...NEVER, ...mocking], isolate, ...more } },
    { extends: true, test: { name: `${name}-mocking`, include: mocking, exclude: NEVER, ...RUNNER, ...more } },
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
      ...testsOf('engine', 'engine', { isolate: false }),
      // Sockets and databases on a crowded machine: tried once more, and `npm test` names what needed it.
      ...testsOf('server', 'server', { retry: 1, isolate: false }),
      ...testsOf('rest', '!(engine|server|web|node_modules)', { isolate: false }),
      {
        extends: true,
        plugins: [style()],
        test: { name: 'web', include: ['web/**/*.test.ts'], exclude: NEVER, ...RUNNER },
      },
    ],
  },
});
