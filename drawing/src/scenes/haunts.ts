import { APPARITIONS } from '../cards/apparitions.ts';
import { OBJECTS } from '../cards/objects.ts';
import { type Glyph, type GlyphOptions, placeAt } from '../ink/pen.ts';
import { GLYPHS } from '../rooms/glyphs/all.ts';
import { FIGURES } from './figures.ts';

/** What stands in the door when a haunt begins: a few figures and glyphs, one row of data for each haunt by its number. It shows no more than everybody may know. */

type FigureId = keyof typeof FIGURES;
type ArtId = FigureId | keyof typeof GLYPHS | keyof typeof OBJECTS | keyof typeof APPARITIONS;
/** Feet of a figure, or the middle of a glyph: (0, 0) is the middle of the threshold, the arch is 230 wide and 400 high. */
type Placed = readonly [art: ArtId, x: number, y: number, turn?: number, size?: number, options?: GlyphOptions];

const ART: Readonly<Record<Exclude<ArtId, FigureId>, Glyph>> = { ...GLYPHS, ...OBJECTS, ...APPARITIONS };

const isFigure = (id: ArtId): id is FigureId => Object.hasOwn(FIGURES, id);

const ROWS: Readonly<Record<number, readonly Placed[]>> = {
  1: [
    ['wrapped', 0, 0],
    ['candleStick', -104, -22, 0, 0.62],
    ['candleStick', 104, -22, 0, 0.62],
  ],
  9: [
    ['fiddler', 0, -30, 0, 0.94],
    ['dancer', -78, 22, -4, 0.4],
    ['dancer', 82, 22, 4, 0.4],
    ['dancer', 4, 40, 0, 0.3],
  ],
  12: [
    ['man', -52, 0, 0, 0.92],
    ['man', 56, 6, 0, 0.92],
    ['crystal', 2, -24, 0, 0.8],
  ],
  14: [
    ['star', 0, -318, 0, 1.2],
    ['star', -62, -268, 0, 0.6],
    ['star', 62, -268, 0, 0.6],
    ['robe', -72, 8, 0, 0.66],
    ['robe', 72, 8, 0, 0.66],
    ['robe', 0, 20, 0, 0.8],
  ],
  22: [
    ['abyss', 0, 20, 0, 1.04],
    ['abyss', 0, -70, 0, 0.96],
    ['eyes', 0, -180, 0, 0.8],
    ['eyes', 4, -84, 6, 0.7],
  ],
  27: [
    ['flesh', 0, 20],
    ['grasp', -70, -250, -30, 0.8],
  ],
  32: [
    ['sun', -58, -300, 0, 1],
    ['sun', 20, -336, 0, 0.6],
    ['sun', 66, -282, 0, 0.8],
    ['wings', 8, -250, -8, 1],
    ['slope', 0, 20],
    ['man', 0, 10, 0, 0.5],
  ],
  33: [
    ['caller', 0, 0],
    ['openbook', 0, -26, 0, 3.4],
    ['candleStick', -98, -10, 0, 0.62],
    ['candleStick', 98, -10, 0, 0.62],
  ],
  34: [['blade-frame', 0, 10]],
  35: [
    ['cat', 0, -12],
    ['man', -56, 40, 0, 0.17],
    ['man', -10, 52, 0, 0.19],
    ['man', 44, 42, 0, 0.17],
  ],
  37: [
    ['robe', 0, -60, 0, 0.98],
    ['game', 0, 20],
  ],
  39: [
    ['king', -84, 0, 0, 0.6],
    ['king', 84, 0, 0, 0.6],
    ['throne', 0, 30, 0, 0.86],
    ['spear', 0, -262, -56, 1.3],
  ],
  41: [
    ['nobody', 0, 0],
    ['footprints', -4, 34, 0, 1.6],
  ],
  43: [
    ['horror', 0, 0, 0, 0.96],
    ['roundflask', -88, -10, 0, 2.2],
    ['drops', 96, -30, 0, 0.5],
  ],
  45: [
    ['man', 0, 0],
    ['clock-belt', 0, -150],
  ],
  46: [
    ['cook', 0, 0],
    ['ham', 92, -300, 0, 2],
  ],
  49: [
    ['ghost', 0, -60],
    ['sleeper', 0, 24],
    ['medallion', 0, -268, 0, 0.5],
  ],
  50: [
    ['stranger', -62, -6, 0, 0.72],
    ['stranger', 66, -6, 0, 0.72],
    ['chest', 0, -4, 0, 2.4],
    ['candleStick', 0, -84, 0, 0.7],
  ],
};

/** What stands in the door; a figure alone where nobody has drawn the haunt. */
export function inTheDoor(number: number, figure: FigureId): string {
  const row: readonly Placed[] = ROWS[number] ?? [[figure, 0, 0]];
  return row
    .map(([art, x, y, turn = 0, size = 1, options]) =>
      placeAt(x, y, isFigure(art) ? FIGURES[art] : ART[art](options), turn, size),
    )
    .join('');
}

export const DRAWN_HAUNTS: readonly number[] = Object.keys(ROWS).map(Number);
