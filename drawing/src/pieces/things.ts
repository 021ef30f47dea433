import { cutMark, type MarkId, markStencil } from '../ink/marks.ts';
import { type GlyphOptions, placeAt } from '../ink/pen.ts';
import { type SvgShape, svg } from '../ink/shape.ts';
import { GLYPHS, type GlyphId } from '../rooms/glyphs/all.ts';
import { CREATURE_KINDS, drawCreature, pieceKind } from './monsters.ts';

/** Tokens that are nobody: a small plate with one thing on it, in a box of 100. */

type Art = readonly [glyph: GlyphId, size: number, turn?: number, options?: GlyphOptions] | { readonly mark: MarkId };

/** What shows where something is cut out. */
const HOLE = '#17110b';

/** By kind, as the id of a piece ends. */
const THINGS: Readonly<Record<string, Art>> = {
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

/** What has no row of its own is a creature, or bears a lamp. */
export function drawThing(id: string): string {
  const kind = pieceKind(id);
  const art = THINGS[kind];
  if (art === undefined) {
    const drawn = CREATURE_KINDS.includes(kind) ? drawCreature(kind) : cutMark('lamp', HOLE);
    return `<g color="#efe6d0" transform="translate(14 14) scale(.72)">${drawn}</g>`;
  }
  if ('mark' in art) return `<g color="#efe6d0" transform="translate(20 20) scale(.6)">${cutMark(art.mark, HOLE)}</g>`;
  const [glyph, size, turn = 0, options] = art;
  return `<g class="rm">${placeAt(50, 50, GLYPHS[glyph](options), turn, size)}</g>`;
}

export interface LyingThing {
  readonly id: string;
  readonly label: string;
}

export interface Lying {
  readonly things: readonly LyingThing[];
  /** What stands for those that are not shown, where they are more than fit. */
  readonly more: (rest: number) => string;
  /** Cards that lie in a heap. */
  readonly cards: { readonly n: number; readonly label: string };
  readonly scale: number;
}

/** Most that are shown on a tile; the rest is counted. */
const MOST = 4;
const SIZE = 34;

const thingPlate = ({ id, label }: LyingThing, x: number, y: number, size: number): SvgShape =>
  svg(
    'g',
    { transform: `translate(${x - size / 2} ${y - size / 2}) scale(${size / 100})` },
    svg('title', {}, label),
    svg('path', { class: 'thing-plate', d: 'M14 4h72l10 10v72l-10 10H14L4 86V14z' }),
    { name: `piece-${pieceKind(id)}`, width: 100, height: 100, draw: () => drawThing(id) },
  );

const heap = ({ n, label }: Lying['cards'], x: number, y: number, scale: number): SvgShape =>
  svg(
    'g',
    { class: 'pile', transform: `translate(${x} ${y}) scale(${scale})` },
    svg('title', {}, label),
    svg('circle', { class: 'pile-bg', r: 19 }),
    svg('g', { transform: 'translate(-12 -13) scale(.24)' }, markStencil('cards')),
    n > 1 ? svg('text', { class: 'things-count', x: 15, y: 20, 'font-size': 20 }, String(n)) : null,
  );

/** What lies in a room, in the box of its tile: tokens along the west wall, cards in the east. */
export function lyingThings({ things, more, cards, scale }: Lying): SvgShape {
  const size = SIZE * scale;
  const x = 22 + size / 2;
  const shown = things.slice(0, things.length > MOST ? MOST - 1 : MOST);
  const rest = things.length - shown.length;
  const below = 66 + size * 0.7 + shown.length * (size + 3);
  return svg(
    'g',
    { class: 'things' },
    ...shown.map((thing, i) => thingPlate(thing, x, 66 + size / 2 + i * (size + 3), size)),
    rest > 0 ? svg('text', { class: 'things-count', x, y: below, 'font-size': size * 0.6 }, more(rest)) : null,
    cards.n > 0 ? heap(cards, 212 - size / 2, 92 + size / 2, scale) : null,
  );
}
