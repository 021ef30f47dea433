import { existsSync, readFileSync } from 'node:fs';
import * as content from '@hollow/content';
import { languages, loadClauses } from '@hollow/text';
import type { Plugin } from 'vite';
import { parse } from 'yaml';

const ID = 'virtual:ledger';
const RULES = new URL('../../docs/rules/', import.meta.url);
/** Books of rules by edition, in the order they are shown; only of editions that come with the game, and that the ledger has. */
const BOOKS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.values(content)
    .filter(({ id, edition }) => edition !== undefined && existsSync(new URL(`${id}.yaml`, RULES)))
    .map(({ id }) => [id, [id, 'variants']]),
);

interface Row {
  readonly id: string;
  readonly area: string;
  readonly switch?: { readonly name: string };
  readonly differs?: readonly { readonly books: readonly string[] }[];
}

/** A clause without its words: where it stands, the switch that changes it, which books say otherwise. */
const clause = ({ id, area, switch: turns, differs }: Row) => ({
  id,
  area,
  switch: turns?.name,
  books: differs?.map(({ books }) => books),
});

const asModule = (value: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;

/** `virtual:ledger` has for each edition a function that imports its clauses, and for each language one that imports their words: loaded when somebody asks why. */
export function ledger(): Plugin {
  return {
    name: 'hollow-ledger',
    resolveId: (id) => (id === ID || id.startsWith(`${ID}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ID}`) {
        const imports = (folder: string, ids: readonly string[]): string =>
          ids.map((each) => `  ${JSON.stringify(each)}: () => import('${ID}/${folder}/${each}'),`).join('\n');
        return `export const books = {\n${imports('book', Object.keys(BOOKS))}\n};\nexport const words = {\n${imports('words', languages())}\n};`;
      }
      const [, folder = '', name = ''] = id.startsWith(`\0${ID}/`) ? id.slice(ID.length + 1).split('/') : [];
      if (folder === 'words') return `export default ${asModule(loadClauses(name))};`;
      if (folder !== 'book') return null;
      const rows = (BOOKS[name] ?? []).flatMap((file) => {
        const path = new URL(`${file}.yaml`, RULES);
        this.addWatchFile(path.pathname);
        return (parse(readFileSync(path, 'utf8')) as readonly Row[]).map(clause);
      });
      return `export default ${asModule(rows)};`;
    },
  };
}
