/** Dependencies point one way: engine <- content, text, planner <- bots, drawing <- protocol <- table <- server <- cli; web needs no server. */
const TEST = '\\.test\\.ts$';
/** How an expansion amends its base, and who has won: the two functions of the engine that the page runs. */
const PAGE_RUNS = '^engine/src/(language/amend|contract/winners)\\.ts$';
/** What deals a finished game again, apart from the page: the one place of the page with the rules in it. */
const DEAL_AGAIN = '^web/src/deal/deal-again\\.worker\\.ts$';
const WEB_MAY =
  '^(engine/src/(index|language/amend|contract/winners)\\.ts|text/src/browser\\.ts|drawing/src/|protocol/src/|table/src/dealing/promise\\.ts)';

/**
 * Packages whose folders depend in one direction, held by the two rules below. To add one: put its name here and run the step “layers” of `npm test`
 * (tools/test.mjs); it names the folders that need each other. What both need moves into a folder below them, or the one that knows more takes it over.
 */
const ONE_WAY = ['engine', 'text', 'planner', 'bots', 'drawing', 'protocol', 'table', 'server', 'web', 'cli'].join('|');

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
      name: 'no-folder-cycles',
      comment:
        'Two folders that need each other are one concept, or hide a third. A folder counts with all folders in it.',
      severity: 'error',
      scope: 'folder',
      from: { path: `^(${ONE_WAY})/src/` },
      to: { circular: true },
    },
    {
      name: 'no-folder-needs-the-root',
      comment: 'Files beside the folders put them together; what a folder needs lies in a folder.',
      severity: 'error',
      from: { path: `^(${ONE_WAY})/src/[^/]+/` },
      to: { path: '^$1/src/[^/]+$' },
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
      to: { path: '^(content|text|planner|bots|drawing|protocol|table|server|web|cli)/' },
    },
    {
      name: 'content-text-and-planner-import-only-the-engine',
      severity: 'error',
      from: { path: '^(content|text|planner)/' },
      to: { path: '^(content|text|planner|bots|drawing|protocol|table|server|web|cli)/', pathNot: '^$1/' },
    },
    {
      name: 'bots-import-only-engine-and-planner',
      severity: 'error',
      from: { path: '^bots/' },
      to: { path: '^(content|text|drawing|protocol|table|server|web|cli)/' },
    },
    {
      name: 'content-planner-and-bots-need-no-package',
      comment: 'A pack is data, a planner measures and a bot sees a view; none reaches for a package or a Node module.',
      severity: 'error',
      from: { path: '^(content|planner|bots)/', pathNot: `/test/|${TEST}` },
      to: { pathNot: '^(engine|content|planner|bots)/' },
    },
    {
      name: 'planner-uses-the-doors-of-the-engine',
      comment: 'What it needs of the inside is listed in engine/src/inner.ts.',
      severity: 'error',
      from: { path: '^planner/' },
      to: { path: '^engine/', pathNot: '^engine/src/(index|inner|kit/index|builders/index)\\.ts$' },
    },
    {
      name: 'only-the-planner-uses-the-inner-door',
      comment: 'Everybody else knows the engine by its contract.',
      severity: 'error',
      from: { pathNot: '^planner/' },
      to: { path: '^engine/src/inner\\.ts$' },
    },
    {
      name: 'table-is-pure',
      comment: 'A page could host a table: no Node module, no storage, no package but what the protocol brings.',
      severity: 'error',
      from: { path: '^table/src/' },
      to: { pathNot: '^(table/src/|engine/src/index\\.ts$|engine/src/random/sha256\\.ts$|protocol/src/index\\.ts$)' },
    },
    {
      name: 'server-knows-neither-page-nor-command-line',
      comment: 'It plays through the contract of the engine and serves whatever page was built.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(web|cli)/' },
    },
    {
      name: 'protocol-stands-alone',
      comment: 'The page uses it as well: types of engine and text, and one package that checks shapes.',
      severity: 'error',
      from: { path: '^protocol/src/' },
      to: { pathNot: '^(protocol/src/|engine/src/index\\.ts$|text/src/index\\.ts$|node_modules/zod/)' },
    },
    {
      name: 'drawing-knows-only-types-of-the-engine',
      comment: 'A picture is a pure function of what it shows: no Node, no React, no package, no pack.',
      severity: 'error',
      from: { path: '^drawing/src/' },
      to: { pathNot: '^drawing/src/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'drawing-imports-only-the-engine',
      severity: 'error',
      from: { path: '^drawing/src/' },
      to: { pathNot: '^(drawing/src/|engine/src/index\\.ts$)' },
    },
    {
      name: 'web-knows-types-and-what-lies-on-the-table',
      comment:
        'The client knows the rules through views and options, and what lies on the table from the packs that come with the game: it imports no content.',
      severity: 'error',
      from: { path: '^web/src/', pathNot: DEAL_AGAIN },
      to: { path: '^(engine|content|text|planner|bots|drawing|protocol|table|server|cli)/', pathNot: WEB_MAY },
    },
    {
      name: 'web-takes-only-types-from-the-engine',
      severity: 'error',
      from: { path: '^web/src/', pathNot: DEAL_AGAIN },
      to: { path: '^engine/', pathNot: PAGE_RUNS, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-haunt-reaches-the-browser',
      comment: 'What a haunt says and does comes from the server, to those who may know it.',
      severity: 'error',
      from: { path: '^web/src/', pathNot: '^web/src/gallery/' },
      to: { path: '^(content|text)/.*haunts[/.]', pathNot: '^text/src/', reachable: true },
    },
    {
      name: 'packages-are-declared',
      comment: 'What runs uses only packages that its own package.json names; test tools stay in tests.',
      severity: 'error',
      from: {
        path: '^((engine|content|text|planner|bots|cli)/|(web|drawing|protocol|table|server)/src/)',
        pathNot: `/test/|${TEST}`,
      },
      to: { path: '^node_modules/', dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown', 'unknown'] },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      // Made by the bundler: see web/build.
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^web/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'],
    },
  },
};
