import { defineConfig } from 'vitest/config';
import { style } from './web/build/style.ts';

const NEVER = ['**/node_modules/**', 'web/e2e/**'];
/** Programs, builds and whole games: other work on the machine must not make them fail. */
const PATIENT = { testTimeout: 600_000, hookTimeout: 300_000 };

export default defineConfig({
  // What the page's build makes up for a module that tests load as well.
  plugins: [style()],
  test: {
    pool: 'threads',
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: { name: 'engine', include: ['engine/**/*.test.ts'], exclude: NEVER, testTimeout: 90_000 },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: NEVER,
          ...PATIENT,
          // Sockets and databases on a crowded machine: tried once more, and `npm test` names what needed it.
          retry: 1,
        },
      },
      {
        extends: true,
        test: {
          name: 'rest',
          include: ['**/*.test.ts'],
          exclude: [...NEVER, 'engine/**', 'server/**'],
          ...PATIENT,
        },
      },
    ],
  },
});
