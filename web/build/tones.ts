import { readFileSync } from 'node:fs';
import type { Tones } from '@hollow/drawing/rooms';
import type { Plugin } from 'vite';

/** `virtual:tones`: how the tones of drawn rooms look on dark paper, read from their sheets of style while the page is built: a picture of its own does not see the page's style. */

const ID = 'virtual:tones';
const SHEETS = ['room.css', 'walls.css'].map((name) => new URL(`../src/rooms/${name}`, import.meta.url));
/** Colours of the paper, and of what shows through a mark that is drawn on a tile. */
const TOKENS = ['../src/rooms/tile.css', '../src/paper/tokens.css'].map((name) => new URL(name, import.meta.url));

const RULE = /((?:\.rm \.[\w-]+,?\s*)+)\{([^}]*)\}/g;

/** The first value of each token is the one on dark paper. */
function colours(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const sheet of TOKENS)
    for (const [, name, value] of readFileSync(sheet, 'utf8').matchAll(/(--(?:rm|fl|mark)-[\w-]+):\s*([^;]+);/g))
      if (!found.has(name)) found.set(name, value);
  return found;
}

function coloured(value: string, names: ReadonlyMap<string, string>): string {
  return value.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const colour = names.get(name);
    if (colour === undefined) throw new Error(`there is no token ${name}`);
    return colour;
  });
}

/** Attributes of SVG know no units. */
const unitless = (value: string): string => value.replace(/(\d)px/g, '$1').trim();

export function tones(): Tones {
  const names = colours();
  const found: Record<string, Record<string, string>> = {};
  for (const sheet of SHEETS)
    for (const [, selectors, body] of readFileSync(sheet, 'utf8').matchAll(RULE)) {
      const own = [...body.matchAll(/([\w-]+):\s*([^;]+);/g)].map(([, key, value]) => [
        key,
        unitless(coloured(value, names)),
      ]);
      for (const [, tone] of selectors.matchAll(/\.rm \.([\w-]+)/g))
        found[tone] = { ...found[tone], ...Object.fromEntries(own) };
    }
  return { tones: found, colours: Object.fromEntries(names) };
}

export function tonesPlugin(): Plugin {
  return {
    name: 'hollow-tones',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) => (id === `\0${ID}` ? `export default ${JSON.stringify(tones())};` : null),
  };
}
