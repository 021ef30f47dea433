import { type MarkId, markStencil } from '../ink/marks.ts';
import { type SvgShape, svg } from '../ink/shape.ts';
import { TILE } from '../plan/measures.ts';
import type { Quarter } from '../plan/sides.ts';
import { type Measure, plate, plateOutline } from './plate.ts';

/** What lies on a tile or beside it and does not turn with it, in the box of the tile. */

/** Colours of decks: three have had their own ever since, others take what is free. */
export const DECK_TONES = ['event', 'item', 'omen', 'deck-4', 'deck-5', 'deck-6'] as const;
export type DeckTone = (typeof DECK_TONES)[number];

/** By what one knows a deck, and the rooms that draw from it. */
export interface DeckLook {
  readonly mark: MarkId;
  readonly tone: DeckTone;
}

export interface BadgeOptions {
  readonly look: DeckLook;
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
}

/** The mark of the deck that a new room draws from: north-west, always upright. */
export const badge = ({ look: { mark, tone }, x = 34, y = 34, scale = 1 }: BadgeOptions): SvgShape =>
  svg(
    'g',
    { class: `sym sym-${tone}`, transform: `translate(${x} ${y}) scale(${scale})` },
    svg('circle', { class: 'sym-bg', r: 19 }),
    svg('circle', { class: 'sym-in', r: 15.6 }),
    svg('g', { transform: 'translate(-12 -12) scale(.24)' }, markStencil(mark)),
  );

/** Where the second mark lies, behind a barrier. */
export const INNER = { x: 107, y: 159, scale: 0.62 } as const;

/** The name of a room on its plate: south, upright, one or two lines; `max`: as wide as the tile where nothing else is said. */
export function namePlate(text: string, size: number, measure: Measure, max?: number): SvgShape {
  const laid = plate(text, size, measure, max);
  const { x, y, w, h } = laid;
  return svg(
    'g',
    { class: 'plate' },
    svg('path', { class: 'plate-sh', d: `M${x + 2} ${y + 3}h${w}v${h}h${-w}z` }),
    svg('path', { class: 'plate-bg', d: plateOutline(laid) }),
    svg('path', { class: 'plate-in', d: `M${x + 6} ${y + 3}H${x + w - 6}M${x + 6} ${y + h - 3}H${x + w - 6}` }),
    ...laid.lines.map((line) =>
      svg('text', { class: 'plate-text', x: TILE / 2, y: line.y, 'font-size': laid.size }, line.text),
    ),
  );
}

const HATCH = Array.from(
  { length: 12 },
  (_, i) => `M${90 + i * 5} -4l${((i - 5.5) * 1.6).toFixed(1)} ${-40 - ((i * 13) % 22)}`,
).join('');

/** Boards that run out into the dark before a door that nobody has opened; lit where it can be opened now. */
export function fog(side: Quarter, isLit = false): SvgShape {
  const light = isLit ? '-lit' : '';
  return svg(
    'g',
    { class: 'fog', transform: `rotate(${side * 90} 120 120)` },
    svg('path', { class: `fog-floor${light}`, d: 'M95 0L84 -84h72l-11 84z' }),
    svg('path', { class: 'fog-hatch', d: HATCH }),
    svg('path', { class: `fog-sill${light}`, d: 'M94 -2h52' }),
  );
}

/** Where the house has lost a room. */
export const hole = (label: string): SvgShape =>
  svg(
    'g',
    {},
    svg('title', {}, label),
    svg('path', {
      class: 'lost',
      d: 'M10 22l30-12 46 8 38-12 44 10 40-8 22 30-8 44 12 40-10 46 6 40-34 22-44-6-40 12-46-10-36 8-24-26 8-44-10-38 10-46z',
    }),
    svg('path', {
      class: 'lost lost-lines',
      d: 'M40 40l30 26M196 44l-26 30M200 196l-34-24M44 196l28-30M120 22v26M120 216v-28M22 120h26M218 120h-28',
    }),
  );
