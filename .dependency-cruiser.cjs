/** Dependencies point one way: engine <- content, text, bots <- cli. */
const TEST = '\\.test\\.ts$';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one thing, or hide a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'engine-imports-nothing',
      comment: 'The rules stand alone: no package, no Node module, no other folder.',
      severity: 'error',
      from: { path: '^engine/src/', pathNot: TEST },
      to: { pathNot: '^engine/src/' },
    },
    {
      name: 'engine-tests-stay-in-the-engine',
      comment: "The engine's own tests contain no id of a real pack.",
      severity: 'error',
      from: { path: '^engine/' },
      to: { path: '^(content|text|bots|cli)/' },
    },
    {
      name: 'content-text-and-bots-import-only-the-engine',
      severity: 'error',
      from: { path: '^(content|text|bots)/' },
      to: { path: '^(content|text|bots|cli)/', pathNot: '^$1/' },
    },
    {
      name: 'content-and-bots-need-no-package',
      comment: 'A pack is data and a bot sees a view; neither reaches for a package or a Node module.',
      severity: 'error',
      from: { path: '^(content|bots)/', pathNot: TEST },
      to: { pathNot: '^(engine|content|bots)/' },
    },
    {
      name: 'packages-are-declared',
      comment: 'What runs uses only packages that its own package.json names; test tools stay in tests.',
      severity: 'error',
      from: { path: '^(engine|content|text|bots|cli)/', pathNot: TEST },
      to: { path: '^node_modules/', dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown', 'unknown'] },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.mjs', '.cjs', '.js', '.json'],
    },
  },
};
