import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

const DOOR = ['pages/door/FrontDoor.tsx'];
/** Other pages in front of a table, which draw nothing of the game. */
const FORE = [
  'pages/door/NewTable.tsx',
  'pages/door/JoinPage.tsx',
  'pages/door/MyTables.tsx',
  'pages/door/Claim.tsx',
  'pages/balance/BalancePage.tsx',
];
/** Pages that draw rooms and cards, and no house. */
const BOOKS = ['rulebook/Rulebook.tsx', 'rulebook/Browser.tsx', 'pages/door/PracticePage.tsx'];
const TABLE = ['pages/sitting/GamePage.tsx'];

/** Stands beside what a table needs, under the same name of a package, and is used by parts that come later. */
const COMES_LATER = /\/drawing\/src\/scenes\/|\/protocol\/src\/(?:balance|route|stage\/decided)\.ts$/;

/** These modules and all that comes with them. */
function closure(graph: Graph, modules: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const follow = (id: string): void => {
    if (found.has(id) || COMES_LATER.test(id)) return;
    found.add(id);
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) follow(next);
  };
  for (const id of modules) follow(id);
  return found;
}

const both = (a: ReadonlySet<string>, b: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...a].filter((id) => b.has(id)));

const LAYERS = ['start', 'page', 'door', 'fore', 'things', 'table'] as const;
type Layer = (typeof LAYERS)[number];

/** What comes with the entry; with every page; with a table, and with what else. Each layer needs only those before it. */
function layersOf(graph: Graph, source: string): Readonly<Record<Layer, ReadonlySet<string>>> {
  const from = (paths: readonly string[]): ReadonlySet<string> =>
    closure(
      graph,
      paths.map((path) => `${source}${path}`),
    );
  const table = from(TABLE);
  return {
    start: from(['app/start.ts']),
    page: from(['app/main.tsx']),
    door: both(table, from(DOOR)),
    fore: both(table, from(FORE)),
    things: both(table, from(BOOKS)),
    table,
  };
}

/** What a table is made of comes in a few chunks: each is packed by itself, and many small ones come to more than a few large ones. */
export function chunkGroups(source: string) {
  let layers: ReturnType<typeof layersOf> | null = null;
  const layerOf = (id: string, graph: Graph): Layer | undefined => {
    layers ??= layersOf(graph, source);
    const of = layers;
    const info = graph.getModuleInfo(id);
    // What is asked for by itself stays a file of its own.
    const isAskedFor = info === null || info.isEntry || info.dynamicImporters.length > 0;
    return isAskedFor ? undefined : LAYERS.find((layer) => of[layer].has(id));
  };
  return LAYERS.map((layer, i) => ({
    name: (id: string, graph: Graph): string | null => (layerOf(id, graph) === layer ? layer : null),
    priority: LAYERS.length - i,
  }));
}
