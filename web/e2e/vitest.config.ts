import { defineConfig } from 'vitest/config';
import { PATIENCE } from './serving.ts';

export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['e2e/**/*.test.ts'],
    // Node loads what it can load by itself: through the module runner of the build, games take half as long again.
    experimental: { viteModuleRunner: false },
    globalSetup: 'e2e/shared-positions.ts',
    testTimeout: process.env.HOLLOW_TEST === 'full' ? 2_400_000 : 600_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: PATIENCE } },
    // Each file has a server and a browser of its own; both wait much of their time. Modules are loaded and compiled once for all files of a worker.
    maxWorkers: 2,
    isolate: false,
    // A browser that breaks down on a crowded machine is started once more.
    retry: 1,
  },
});
