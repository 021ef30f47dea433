import { defineConfig } from 'vitest/config';
import { style } from './web/build/style.ts';

export default defineConfig({
  // What the page's build makes up for a module that tests load as well.
  plugins: [style()],
  test: {
    // Other work on the machine must not make a test fail.
    testTimeout: 900_000,
    hookTimeout: 300_000,
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', 'web/e2e/**'],
    pool: 'threads',
    maxWorkers: 2,
    // Sockets, processes and clocks on a crowded machine: tried once more, and `npm test` names what needed it.
    retry: 1,
  },
});
