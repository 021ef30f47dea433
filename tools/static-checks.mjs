/** The checks of `npm test` that run no game: each is a program of Node with its arguments. */
const SOURCES = [
  'engine',
  'content',
  'text',
  'planner',
  'bots',
  'drawing',
  'protocol',
  'table',
  'server',
  'web',
  'cli',
];

/** Several checkers look at the same types again and again: alone, one takes half the work, and on two cores no longer. */
const TYPES = ['node_modules/ts7/bin/tsc', '--noEmit', '--singleThreaded'];

export const STATIC_CHECKS = [
  { name: 'format and lint', args: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'] },
  { name: 'types', args: TYPES },
  { name: 'types of web', args: [...TYPES, '-p', 'web'] },
  {
    name: 'layers',
    args: [
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config',
      '.dependency-cruiser.cjs',
      ...SOURCES,
    ],
  },
  { name: 'dead code', args: ['node_modules/knip/bin/knip.js', '--no-config-hints'] },
];
