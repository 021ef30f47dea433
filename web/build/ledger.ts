import { readFileSync } from 'node:fs';
import { languages, loadClauses } from '@hollow/text';
import type { Plugin } from 'vite';
import { parse } from 'yaml';

const ID = 'virtual:ledger';
const RULES = new URL('../../docs/rules/', import.meta.url);
/** Books of rules in the order they are shown; only those that can be played here. */
const FILES = ['second-edition', 'variants'];

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

/** `virtual:ledger` holds every clause of the rules, and for each language a function that imports its words; it is loaded when somebody asks why. */
export function ledger(): Plugin {
  return {
    name: 'hollow-ledger',
    resolveId: (id) => (id === ID || id.startsWith(`${ID}/`) ? `\0${id}` : null),
    load(id) {
      if (id.startsWith(`\0${ID}/`)) return `export default ${asModule(loadClauses(id.slice(ID.length + 2)))};`;
      if (id !== `\0${ID}`) return null;
      const rows = FILES.flatMap((file) => {
        const path = new URL(`${file}.yaml`, RULES);
        this.addWatchFile(path.pathname);
        return (parse(readFileSync(path, 'utf8')) as readonly Row[]).map(clause);
      });
      const words = languages().map((lang) => `  ${JSON.stringify(lang)}: () => import('${ID}/${lang}'),`);
      return `export const words = {\n${words.join('\n')}\n};\nexport default ${asModule(rows)};`;
    },
  };
}
