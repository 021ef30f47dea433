import { f } from '../ink/noise.ts';
import { circle, type Glyph, glow, many, path, rect, ring } from '../ink/pen.ts';

const candle: Glyph = () => glow(0, 0, 17) + circle('o', 0, 0, 4.5) + circle('fire', 0, 0, 2.4);

const candelabrum: Glyph = () =>
  glow(0, 0, 26) +
  path('l', 'M-12 0h24') +
  circle('m', 0, 0, 4) +
  circle('fire', -12, 0, 3.4) +
  circle('fire', 0, 0, 3.4) +
  circle('fire', 12, 0, 3.4);

const chandelier: Glyph = () =>
  glow(0, 0, 62) +
  circle('l', 0, 0, 30) +
  circle('l', 0, 0, 15) +
  ring(8, 30, (x, y) => path('l', `M0 0L${f(x)} ${f(y)}`)) +
  ring(8, 30, (x, y) => circle('o', x, y, 5) + circle('fire', x, y, 3)) +
  circle('m', 0, 0, 6);

const lantern: Glyph = () => glow(0, 0, 30) + rect('k', -7, -7, 14, 14, 2) + circle('fire', 0, 0, 5);

const fireplace: Glyph = () =>
  glow(0, 16, 56) +
  rect('p', -38, -15, 76, 22, 2) +
  path('k', 'M-26-9h52v18h-52z') +
  path('fire', 'M-18 9c-2-9 4-10 5-17 5 4 6 6 7 10 2-6 4-8 6-14 7 7 8 12 9 16 3-3 3-5 4-8 4 5 4 9 3 13z') +
  path('ember', 'M-12 9c2-5 6-7 11-7s9 2 11 7z');

const furnace: Glyph = () =>
  glow(0, 26, 60) +
  rect('m', -44, -42, 88, 72, 6) +
  path('k', 'M-38-36h76v60h-76z') +
  many(5, (i) => circle('m', -38 + i * 19, -38, 2.4)) +
  circle('m', 0, -8, 27) +
  path(
    't',
    many(9, (i) => `M${-24 + i * 6} -30v42`),
  ) +
  rect('k', -24, 8, 48, 24, 3) +
  rect('fire', -20, 11, 40, 18, 2) +
  path(
    'k',
    many(5, (i) => `M${-17 + i * 8} 11h3v18h-3z`),
  ) +
  path('ember', 'M-20 32c8 9 32 9 40 0z');

const pipe: Glyph = ({ d = 'M0 0v60' } = {}) => path('pipe0', d) + path('pipe1', d) + path('pipe2', d);

/** Light and fire. */
export const LAMPS = { candle, candelabrum, chandelier, lantern, fireplace, furnace, pipe };
