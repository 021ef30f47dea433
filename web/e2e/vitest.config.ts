import { defineConfig } from 'vitest/config';

/** The browser's tests run one file after the other: a browser, a server and its bots fill two cores. */
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['e2e/**/*.test.ts'],
    testTimeout: process.env.HOLLOW_TEST === 'full' ? 2_400_000 : 600_000,
    hookTimeout: 120_000,
    fileParallelism: false,
    // A browser that breaks down on a crowded machine is started once more.
    retry: 1,
  },
});
