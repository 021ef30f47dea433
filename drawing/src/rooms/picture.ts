import { LIGHTS } from './lights.ts';
import { TILE } from './room.ts';

/**
 * A drawn room as a picture of its own: the browser draws it as one thing, where a drawing that stands in the page is gone through shape by shape whenever anything is painted. It sees
 * nothing of the page's style and holds none of its own, which a policy could forbid: every tone becomes attributes.
 */

type Look = Readonly<Record<string, string>>;

export interface Tones {
  /** By tone, in the order of the sheets: of two tones of a shape the later one wins. */
  readonly tones: Readonly<Record<string, Look>>;
  /** By the name of their token. */
  readonly colours: Readonly<Record<string, string>>;
}

const attributes = (look: Look): string =>
  Object.entries(look)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');

function lookOf(names: string, { tones }: Tones): string {
  const wanted = names.split(' ');
  const order = Object.keys(tones).filter((tone) => wanted.includes(tone));
  return attributes(Object.assign({}, ...order.map((tone) => tones[tone])));
}

/** The lights that a drawing refers to. */
const lightsOf = (markup: string): string =>
  LIGHTS.split('\n')
    .filter((light) => markup.includes(`url(#${/id="([^"]+)"/.exec(light)?.[1]})`))
    .join('');

/** The picture as a file, from the inside of its symbol. */
export function picture(symbol: string, tones: Tones): string {
  const looks = new Map<string, string>();
  const markup = symbol
    .replace(/class="([^"]*)"/g, (_, names: string) => {
      const look = looks.get(names) ?? lookOf(names, tones);
      looks.set(names, look);
      return look;
    })
    .replace(/style="fill:([^"]+)"/g, 'fill="$1"')
    .replace(/var\((--[\w-]+)\)/g, (_, name: string) => tones.colours[name]);
  const box = `width="${TILE}" height="${TILE}" viewBox="0 0 ${TILE} ${TILE}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}><defs>${lightsOf(markup)}</defs>${markup}</svg>`;
}
