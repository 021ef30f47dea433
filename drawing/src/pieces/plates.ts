import type { ArtId } from '../glyphs/art.ts';
import { fitArt } from '../glyphs/fit.ts';
import { thingFor } from '../glyphs/words.ts';
import { cutMark } from '../ink/marks.ts';
import { f, rng } from '../ink/noise.ts';
import { circle, path, ring } from '../ink/pen.ts';
import { sealedRow } from '../ink/seal.ts';
import { between, pickSeeded } from '../ink/seeded.ts';
import { drawCreature, isCreature } from './creatures.ts';
import { pieceKey, pieceKind, stencilName } from './kind.ts';
import { PLATES } from './table/plates.ts';

/** Tokens that are nobody: a small plate with one thing on it, in a box of 100. */

/** The name of its stencil: other packs may have another plate of the same id. */
export const plateName = (id: string, packs: readonly string[]): string =>
  `piece-${stencilName(sealedRow(PLATES, packs, pieceKey(id))?.key ?? id)}`;

const HOLE = '#17110b';
const BOX = { x: 50, y: 50, w: 70, h: 66 };

/** Drawn in black, so that they need paper below them. */
const DARK: ReadonlySet<ArtId> = new Set<ArtId>([
  'spider',
  'deadtree',
  'man',
  'child',
  'grasp',
  'gusts',
  'eyes',
  'tide',
  'hound',
  'bird',
  'hat',
  'cracks',
  'footprints',
  'bugs',
  'hole',
  'jaws',
  'dust',
  'web',
  'coil',
]);
const PAPER = '<circle cx="50" cy="50" r="38" fill="#c9ae76"/>';

/** A seal for what no word is known of: rays, rings and a mark by chance of the id. */
function drawSeal(id: string): string {
  const random = rng(`seal ${id}`);
  const n = between(random, 3, 9);
  const [far, near] = [between(random, 26, 32), between(random, 10, 16)];
  const tones = pickSeeded(random, [
    ['gilt', 'k'],
    ['m', 'k'],
    ['c', 'w2'],
    ['v', 'k'],
    ['a', 'w2'],
  ] as const);
  const turn = between(random, 0, 60);
  const step = n % 2 === 1 && n > 3 ? 2 : 1;
  const corner = (i: number, r: number): string => {
    const a = ((turn + (i * 360) / n) * Math.PI) / 180;
    return `${f(Math.cos(a) * r)} ${f(Math.sin(a) * r)}`;
  };
  const star = Array.from({ length: n }, (_, i) => corner((i * step) % n, far)).join('L');
  return `<g transform="translate(50 50)">${circle(tones[0], 0, 0, 36)}${path('l2', `M${star}Z`)}${ring(n, near, (x, y) => circle(tones[1], x, y, 4), turn)}${circle(tones[1], 0, 0, random() < 0.5 ? 6 : 3)}</g>`;
}

/** What stands on the plate of a token: a drawn row, the thing or creature that its words name, or a seal. `packs` are those of the table. */
export function drawPlate(id: string, packs: readonly string[] = []): string {
  const row = sealedRow(PLATES, packs, pieceKey(id))?.row;
  if (row !== undefined && typeof row !== 'string')
    return `<g color="#efe6d0" transform="translate(20 20) scale(.6)">${cutMark(row.mark, HOLE)}</g>`;
  const kind = pieceKind(id);
  const thing = row ?? thingFor(kind);
  // A creature that lies about, unless its words name a thing as well.
  if (thing === undefined && isCreature(id))
    return `<g color="#efe6d0" transform="translate(14 14) scale(.72)">${drawCreature(pieceKey(id))}</g>`;
  return `<g class="rm">${thing === undefined ? drawSeal(pieceKey(id)) : `${DARK.has(thing) ? PAPER : ''}${fitArt(thing, BOX)}`}</g>`;
}
