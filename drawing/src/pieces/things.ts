import { markStencil } from '../ink/marks.ts';
import { type SvgShape, svg } from '../ink/shape.ts';
import { drawPlate, plateName } from './plates.ts';

/** What lies in a room: tokens that are nobody, and cards. */

export interface LyingThing {
  readonly id: string;
  readonly label: string;
}

export interface Lying {
  readonly things: readonly LyingThing[];
  /** Of the table: by them a drawing is found. */
  readonly packs: readonly string[];
  /** What stands for those that are not shown, where they are more than fit. */
  readonly more: (rest: number) => string;
  /** Cards that lie in a heap. */
  readonly cards: { readonly n: number; readonly label: string };
  readonly scale: number;
}

/** Most that are shown on a tile; the rest is counted. */
const MOST = 4;
const SIZE = 34;

const thingPlate = (
  { id, label }: LyingThing,
  packs: readonly string[],
  x: number,
  y: number,
  size: number,
): SvgShape =>
  svg(
    'g',
    { transform: `translate(${x - size / 2} ${y - size / 2}) scale(${size / 100})` },
    svg('title', {}, label),
    svg('path', { class: 'thing-plate', d: 'M14 4h72l10 10v72l-10 10H14L4 86V14z' }),
    { name: plateName(id, packs), width: 100, height: 100, draw: () => drawPlate(id, packs) },
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
export function lyingThings({ things, packs, more, cards, scale }: Lying): SvgShape {
  const size = SIZE * scale;
  const x = 22 + size / 2;
  const shown = things.slice(0, things.length > MOST ? MOST - 1 : MOST);
  const rest = things.length - shown.length;
  const below = 66 + size * 0.7 + shown.length * (size + 3);
  return svg(
    'g',
    { class: 'things' },
    ...shown.map((thing, i) => thingPlate(thing, packs, x, 66 + size / 2 + i * (size + 3), size)),
    rest > 0 ? svg('text', { class: 'things-count', x, y: below, 'font-size': size * 0.6 }, more(rest)) : null,
    cards.n > 0 ? heap(cards, 212 - size / 2, 92 + size / 2, scale) : null,
  );
}
