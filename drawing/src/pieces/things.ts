import { MARKS, type MarkId } from '../ink/marks.ts';
import { GLYPHS, type GlyphId } from '../rooms/glyphs/all.ts';
import { at, type GlyphOptions } from '../rooms/pen.ts';
import { creature, KINDS, kindOf } from './monsters.ts';

/** Tokens that are nobody: a small plate with one thing on it, in a box of 100. */

type Art = readonly [glyph: GlyphId, size: number, turn?: number, options?: GlyphOptions] | { readonly mark: MarkId };

/** By kind, as the id of a piece ends. */
const PIECES: Readonly<Record<string, Art>> = {
  'below-collapsed-room': ['rubble', 1.1],
  blessing: ['altar', 0.7],
  closet: ['wardrobe', 1],
  drip: ['puddle', 1.2],
  safe: ['vaultdoor', 0.42],
  'secret-passage': ['hole', 0.5],
  'secret-stairs': ['stairs', 0.55, 0, { w: 92, h: 110, n: 7 }],
  skeletons: ['bones', 1.5],
  slide: ['chute', 0.62],
  smoke: ['dust', 0.6],
  'vault-empty': ['chest', 1.4],
  'wall-switch': ['dial', 1.2],
  sarcophagus: ['sarcophagus', 0.75],
  'girl-astray': ['dressform', 1.5],
  paint: ['pentagram', 0.48],
  corpse: ['bones', 1.5],
  mouth: ['hole', 0.5],
  searched: { mark: 'check' },
  ingredient: ['roundflask', 1.2],
  discord: ['cracks', 0.5],
  role: ['openbook', 1.5],
  collar: ['rings', 1.1],
  'lock-box': ['chest', 1.4],
  key: { mark: 'key' },
  plane: { mark: 'quill' },
  'holy-seal': ['altar', 0.7],
  germ: ['coil', 2.2],
  herb: ['fern', 1.7],
  serum: ['flask', 1.9],
  'victim-body': ['coffin', 0.75],
  'hero-body': ['coffin', 0.75],
  clue: ['openbook', 1.5],
  body: ['cot', 0.8],
};

/** The inside of a symbol. What has no row of its own is a creature, or bears a lamp. */
export function piece(id: string): string {
  const kind = kindOf(id);
  const art = PIECES[kind];
  if (art === undefined) {
    const drawn = KINDS.includes(kind) ? creature(kind) : MARKS.lamp;
    return `<g color="#efe6d0" style="--mark-hole:#17110b" transform="translate(14 14) scale(.72)">${drawn}</g>`;
  }
  if ('mark' in art)
    return `<g color="#efe6d0" style="--mark-hole:#17110b" transform="translate(20 20) scale(.6)">${MARKS[art.mark]}</g>`;
  const [glyph, size, turn = 0, options] = art;
  return `<g class="rm">${at(50, 50, GLYPHS[glyph](options), turn, size)}</g>`;
}
