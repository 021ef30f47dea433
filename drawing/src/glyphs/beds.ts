import { circle, ellipse, type Glyph, path, placeAt, rect } from '../ink/pen.ts';
import { LAMPS } from './light.ts';

const bed: Glyph = ({ w = 64, h = 92 } = {}) =>
  rect('p', -w / 2 - 3, -h / 2 - 5, w + 6, 10, 3) +
  rect('w2', -w / 2, -h / 2, w, h, 4) +
  rect('c', -w / 2, -h / 2 + 32, w, h - 32, 3) +
  path('lw', `M${-w / 2} ${-h / 2 + 39}h${w}`) +
  (w > 50
    ? rect('o', -w / 2 + 5, -h / 2 + 6, w / 2 - 8, 20, 6) + rect('o', 3, -h / 2 + 6, w / 2 - 8, 20, 6)
    : rect('o', -w / 2 + 5, -h / 2 + 6, w - 10, 18, 6)) +
  path('t', `M${-w / 2 + 8} ${-h / 2 + 50}c10 10 4 20 12 30M${w / 2 - 10} ${-h / 2 + 48}c-6 12 2 18-6 32`);

const cot: Glyph = () => bed({ w: 38, h: 76 });

const canopy: Glyph = () =>
  placeAt(0, 0, bed({ w: 78, h: 98 })) +
  (
    [
      [-42, -50],
      [42, -50],
      [-42, 50],
      [42, 50],
    ] as const
  )
    .map(([x, y]) => circle('gilt', x, y, 5.5))
    .join('') +
  path('drape', 'M-42-50h84M-42-50v30M42-50v30');

const nightstand: Glyph = () => rect('o', -11, -11, 22, 22, 2) + placeAt(0, 0, LAMPS.candle(), 0, 0.9);

const wardrobe: Glyph = () =>
  rect('p', -32, -13, 64, 26, 2) +
  path('l', 'M0-13v26M-27-8h22v16h-22zM5-8h22v16H5z') +
  circle('gilt', -4, 0, 1.8) +
  circle('gilt', 4, 0, 1.8);

const washstand: Glyph = () => rect('o', -18, -12, 36, 24, 2) + circle('w2', 0, 0, 9) + circle('a', 0, 0, 6);

const mirror: Glyph = () =>
  ellipse('gilt', 0, 0, 13, 18) + ellipse('glassf', 0, 0, 9, 14) + path('w', 'M-4-8l-2 10M1-10l-4 18');

/** Beds and what stands by them. */
export const BEDS = { bed, cot, canopy, nightstand, wardrobe, washstand, mirror };
