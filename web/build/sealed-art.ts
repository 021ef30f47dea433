import { sealKey } from '@hollow/drawing/seal';
import type { Plugin } from 'vite';

/** Tables of drawings by haunt. A player must not read in them which haunts there are and what lies in them. */
const TABLES = ['/drawing/src/scenes/table/haunts.ts', '/drawing/src/pieces/table/plates.ts'];

/** Such tables with sealed keys: whoever knows a haunt finds its picture, and no picture tells a haunt. */
export function sealedArt(): Plugin {
  return {
    name: 'hollow-sealed-art',
    enforce: 'pre',
    async load(id) {
      if (!TABLES.some((table) => id.endsWith(table))) return null;
      const tables = (await import(id)) as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
      return Object.entries(tables)
        .map(([name, rows]) => {
          const sealed = Object.fromEntries(Object.entries(rows).map(([key, row]) => [sealKey(key), row]));
          return `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(sealed))});`;
        })
        .join('\n');
    },
  };
}
