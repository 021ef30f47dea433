import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { parse } from 'yaml';

const ID = 'virtual:ledger';
const RULES = new URL('../../docs/rules/', import.meta.url);
/** Books of rules in the order they are shown; only those that can be played here. */
const FILES = ['second-edition', 'variants'];

interface Row {
  readonly id: string;
  readonly area: string;
  readonly rule: string;
  readonly example?: unknown;
  readonly note?: unknown;
  readonly switch?: { readonly name: string };
  readonly differs?: readonly { readonly books: readonly string[]; readonly says: string }[];
}

const plain = (value: unknown): string | undefined =>
  typeof value === 'string' ? value.trim() : Array.isArray(value) ? value.map(String).join(' ') : undefined;

/** A clause as a reader wants it: what it says, an example, who says otherwise, the switch that changes it. */
const clause = ({ id, area, rule, example, note, switch: turns, differs }: Row) => ({
  id,
  area,
  rule: plain(rule),
  example: plain(example),
  note: plain(note),
  switch: turns?.name,
  differs: differs?.map(({ books, says }) => ({ books, says })),
});

/** `virtual:ledger` holds every clause of the rules; it is loaded when somebody asks why. */
export function ledger(): Plugin {
  return {
    name: 'hollow-ledger',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      const rows = FILES.flatMap((file) => {
        const path = new URL(`${file}.yaml`, RULES);
        this.addWatchFile(path.pathname);
        return (parse(readFileSync(path, 'utf8')) as readonly Row[]).map(clause);
      });
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(rows))});`;
    },
  };
}
