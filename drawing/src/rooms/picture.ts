import { applyTints } from '../paper/css.ts';
import type { Paper } from '../paper/tints.ts';
import { mergeTones } from '../paper/tones.ts';
import { TILE } from '../plan/measures.ts';
import { LIGHTS } from './lights.ts';
import { ROOM_TONES } from './tones.ts';

/**
 * A drawn room as a picture of its own: the browser draws it as one thing, where a drawing that stands in the page is gone through shape by shape whenever anything is painted. It sees
 * nothing of the page's style and holds none of its own, which a policy could forbid: every tone becomes attributes.
 */

/** Attributes of SVG know no units. */
const unitless = (value: string | number): string => String(value).replace(/(\d)px/g, '$1');

const attributes = (classes: string): string =>
  Object.entries(mergeTones(classes, ROOM_TONES.tones))
    .map(([name, value]) => `${name}="${unitless(value)}"`)
    .join(' ');

/** The lights that a drawing refers to. */
const lightsOf = (markup: string): string =>
  LIGHTS.split('\n')
    .filter((light) => markup.includes(`url(#${/id="([^"]+)"/.exec(light)?.[1]})`))
    .join('');

/** The picture as a file, from the inside of its symbol. */
export function roomPicture(symbol: string, paper: Paper): string {
  const looks = new Map<string, string>();
  const toned = symbol.replace(/class="([^"]*)"/g, (_, classes: string) => {
    const look = looks.get(classes) ?? attributes(classes);
    looks.set(classes, look);
    return look;
  });
  // What is cut out of a mark on a tile shows the disc below it.
  const markup = applyTints(toned, { ...paper, 'mark-hole': paper['sym-bg'] });
  const box = `width="${TILE}" height="${TILE}" viewBox="0 0 ${TILE} ${TILE}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}><defs>${lightsOf(markup)}</defs>${markup}</svg>`;
}
