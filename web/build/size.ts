import { gzipSync } from 'node:zlib';
import type { Logger, Plugin } from 'vite';

/** What a first visit may load of script. */
export const BUDGET = 250;

/** What a visitor opens first, and the module that is loaded for it besides the entry. */
const VISITS = {
  'the front door': 'pages/door/FrontDoor.tsx',
  'a seat at a table': 'pages/sitting/GamePage.tsx',
} as const;
const ENTRY = 'index.html';
const MAIN = 'app/main.tsx';
const WORDS = 'virtual:words/en';

/** The part of a bundle's file that matters here. */
interface Chunk {
  readonly fileName: string;
  readonly facadeModuleId: string | null;
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
  readonly code: string;
}

/** These modules and all that they import. */
function chunksOf<C extends Chunk>(chunks: readonly C[], modules: readonly string[]): C[] {
  const taken = new Set<string>();
  const follow = (name: string): void => {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    if (chunk === undefined || taken.has(name)) return;
    taken.add(name);
    for (const next of chunk.imports) follow(next);
  };
  for (const { fileName, facadeModuleId, moduleIds } of chunks) {
    // A part that others share is a chunk without a name of its own.
    const ids = facadeModuleId === null ? moduleIds : [facadeModuleId];
    if (modules.some((module) => ids.some((id) => id.endsWith(module) && !id.includes('gallery')))) follow(fileName);
  }
  return chunks.filter(({ fileName }) => taken.has(fileName));
}

/** A part of a table that is fetched for a question, with all that comes with the table. */
export const partChunks = <C extends Chunk>(chunks: readonly C[], part: string): C[] =>
  chunksOf(chunks, [ENTRY, MAIN, WORDS, VISITS['a seat at a table'], part]);

/** Everything that a first visit loads, whichever it is. */
export const firstChunks = <C extends Chunk>(chunks: readonly C[]): C[] =>
  chunksOf(chunks, [ENTRY, MAIN, WORDS, ...Object.values(VISITS)]);

/** Kilobytes, gzipped. */
export const packed = (chunks: readonly Chunk[]): number =>
  chunks.reduce((sum, { code }) => sum + gzipSync(code).length, 0) / 1000;

/** Kilobytes of script, gzipped, of every first visit: the entry, the page, all they import, and the English words. */
export const firstLoads = (chunks: readonly Chunk[]): (readonly [string, number])[] =>
  Object.entries(VISITS).map(([visit, page]) => [visit, packed(chunksOf(chunks, [ENTRY, MAIN, WORDS, page]))]);

/** Says at the end of a build what a first visit loads. */
export function size(): Plugin {
  let logger: Logger | null = null;
  return {
    name: 'hollow-size',
    configResolved(config) {
      logger = config.logger;
    },
    // After the last plugin has put something into them.
    writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const [visit, kB] of firstLoads(chunks))
        logger?.info(`first load of ${visit}: ${kB.toFixed(1)} kB of script, gzipped (budget ${BUDGET})`);
    },
  };
}
