import { f } from '../ink/noise.ts';
import { circle, type Glyph, many, path, placeAt, rect, ring } from '../ink/pen.ts';
import { LAMPS } from './light.ts';
import { PLAY } from './play.ts';

const chair: Glyph = () =>
  rect('o', -9, -7, 18, 16, 3) + rect('p', -10, -12, 20, 6, 2) + path('t', 'M-5-3v9M0-3v9M5-3v9');

const armchair: Glyph = () => rect('c', -15, -13, 30, 28, 6) + rect('o', -9, -6, 18, 19, 3) + path('lw', 'M-11-9h22');

const sheetchair: Glyph = () =>
  path('w2', 'M-20-22c8-6 32-6 40 0l5 30c3 10-2 16-8 12-3 6-9 6-12 0-3 5-9 5-12 0-4 5-11 4-13-1-6 2-9-4-6-11z') +
  path('t', 'M-12-18c-3 12-4 22-3 34M-2-20c-2 12-1 24 0 36M9-19c3 12 4 22 4 34M17-14c3 10 4 18 4 26') +
  path('l', 'M-16-10c10 4 22 4 32 0');

const bench: Glyph = () => rect('o', -28, -9, 56, 18, 3) + path('t', 'M-25-4h50M-25 1h50M-25 5h50');

const pew: Glyph = ({ w = 66 } = {}) =>
  rect('p', -w / 2, -7, w, 13, 2) + rect('o', -w / 2, -7, w, 6, 2) + path('t', `M${-w / 2 + 3} 2h${w - 6}`);

const roundtable: Glyph = () =>
  circle('o', 0, 0, 26) +
  circle('l', 0, 0, 21) +
  path('t', 'M-15-10h30M-19 0h38M-15 10h30') +
  placeAt(-38, 0, chair(), -90) +
  placeAt(38, 0, chair(), 90) +
  placeAt(0, -38, chair()) +
  placeAt(0, 38, chair(), 180);

const longtable: Glyph = () =>
  many(3, (i) => placeAt(-44 + i * 44, -30, chair()) + placeAt(-44 + i * 44, 30, chair(), 180)) +
  placeAt(-82, 0, chair(), -90) +
  placeAt(82, 0, chair(), 90) +
  rect('o', -70, -19, 140, 38, 5) +
  rect('lw', -65, -14, 130, 28, 3) +
  many(3, (i) => circle('w2', -44 + i * 44, -9, 5) + circle('w2', -44 + i * 44, 9, 5)) +
  placeAt(0, 0, LAMPS.candelabrum());

const desk: Glyph = () =>
  rect('o', -32, -16, 64, 32, 2) +
  path('t', 'M-28-12h56M-28 12h56') +
  placeAt(-8, 0, PLAY.openbook(), -8, 0.8) +
  placeAt(22, -4, LAMPS.candle(), 0, 0.8);

const patiotable: Glyph = () =>
  ring(4, 27, (x, y, _i, a) => placeAt(x, y, chair(), a + 90, 0.75), -45) +
  circle('w2', 0, 0, 17) +
  circle('l', 0, 0, 13) +
  ring(8, 16, (x, y) => path('t', `M0 0L${f(x)} ${f(y)}`)) +
  circle('k', 0, 0, 2.5);

/** Seats and tables. */
export const SEATS = { chair, armchair, sheetchair, bench, pew, roundtable, longtable, desk, patiotable };
