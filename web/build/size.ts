import { gzipSync } from 'node:zlib';
import type { Logger, Plugin } from 'vite';

/** What a first visit may load of script. */
const BUDGET = 250;

const kB = (bytes: number): string => (bytes / 1000).toFixed(1);

/** Says at the end of a build what a first visit loads: the entry, all it imports, and the English words. */
export function size(): Plugin {
  let logger: Logger | null = null;
  return {
    name: 'hollow-size',
    configResolved(config) {
      logger = config.logger;
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const first = new Set<string>();
      const follow = (name: string): void => {
        const chunk = chunks.find(({ fileName }) => fileName === name);
        if (chunk === undefined || first.has(name)) return;
        first.add(name);
        for (const next of chunk.imports) follow(next);
      };
      for (const { fileName, isEntry, facadeModuleId } of chunks)
        if ((isEntry && !facadeModuleId?.includes('gallery')) || facadeModuleId?.endsWith('virtual:words/en'))
          follow(fileName);
      const bytes = chunks
        .filter(({ fileName }) => first.has(fileName))
        .reduce((sum, { code }) => sum + gzipSync(code).length, 0);
      logger?.info(`\nfirst load: ${kB(bytes)} kB of script, gzipped (budget ${BUDGET})`);
    },
  };
}
