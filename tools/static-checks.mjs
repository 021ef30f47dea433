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

export const STATIC_CHECKS = [
  { name: 'format and lint', args: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'] },
  { name: 'types', args: ['node_modules/ts7/bin/tsc', '--noEmit'] },
  { name: 'types of web', args: ['node_modules/ts7/bin/tsc', '--noEmit', '-p', 'web'] },
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
