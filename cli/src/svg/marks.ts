import type { Paper } from './paper.ts';

/** Small drawings in a box of 24: a mark for each deck, a shape for each explorer's card. */

const SPIRAL =
  'M12 12.5c0-1 1.600-1 1.600.4 0 2-3.800 2-3.800-.9 0-3.600 6.600-3.600 6.600 1.100 0 5.200-9.400 5.200-9.400-1.300 0-6 12.200-6 12.200 1.700';
const BULL =
  'M4 5c0 4 2 5.500 4.500 5.500L9.500 17l2.500 2.500L14.500 17l1-6.500C18 10.500 20 9 20 5c-1.500 2.500-3 3-5 3H9C7 8 5.500 7.500 4 5z';
const RAVEN =
  'M3 9l4-2.200C8 5 10 4.500 11.500 5.500c1.500 1 1.500 3 3 5l5.500 7-5-1-1.500 3-1-3.200c-4-.3-6.500-3.300-5.500-7.300z';

const MARKS: Readonly<Record<string, { readonly d: string; readonly drawn?: boolean }>> = {
  event: { d: SPIRAL, drawn: true },
  item: { d: BULL },
  omen: { d: RAVEN },
};

/** The mark of a deck on a dark disc; a symbol that has no drawing shows its first letter. */
export function mark(symbol: string, x: number, y: number, paper: Paper): string {
  const colour = paper.marks[symbol] ?? paper.lamp;
  const known = MARKS[symbol];
  const inside =
    known === undefined
      ? `<text x="12" y="17" text-anchor="middle" font-size="14" fill="${colour}">${symbol.slice(0, 1).toUpperCase()}</text>`
      : known.drawn === true
        ? `<path d="${known.d}" fill="none" stroke="${colour}" stroke-width="1.700" stroke-linecap="round"/>`
        : `<path d="${known.d}" fill="${colour}"/>`;
  return `<g transform="translate(${x - 12} ${y - 12})"><circle cx="12" cy="12" r="12" fill="${paper.markGround}" stroke="${colour}" stroke-width="1.300"/>${inside}</g>`;
}

/** Colour, shape and letter: never colour alone. Round (0, 0), about 32 across. */
const SHAPES: Readonly<Record<string, string>> = {
  red: 'M-14-14h28v28h-28z',
  yellow: 'M0-18L18.500 14h-37z',
  green: 'M-8.800-15.500h17.600L17.500 0l-8.700 15.500h-17.600L-17.500 0z',
  blue: 'M0-16a16 16 0 1 1-.01 0z',
  white: 'M0-20L20 0 0 20-20 0z',
  purple: 'M-8-8A8.500 8.500 0 1 1 8-8 8.500 8.500 0 1 1 8 8 8.500 8.500 0 1 1-8 8 8.500 8.500 0 1 1-8-8z',
};

export function piece(card: string, letter: string, x: number, y: number, size: number, paper: Paper): string {
  const [fill, ink] = paper.explorers[card] ?? [paper.plate, paper.plateInk];
  const shape = SHAPES[card] ?? SHAPES.blue;
  const down = card === 'yellow' ? 10.5 : 6;
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(size / 32).toFixed(2)})"><path d="${shape}" fill="#000" opacity=".5" transform="translate(1.500 2.500)"/><path d="${shape}" fill="${fill}" stroke="#120b06" stroke-width="3"/><path d="${shape}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1" transform="scale(.84)"/><text y="${down}" text-anchor="middle" font-size="17" font-weight="700" fill="${ink}">${letter}</text></g>`;
}
