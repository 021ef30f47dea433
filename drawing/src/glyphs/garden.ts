import { f } from '../ink/noise.ts';
import { blob, circle, type Glyph, many, path, placeAt, rect, ring } from '../ink/pen.ts';

const tree: Glyph = () =>
  path('v', blob(30, 13, 0.14, 'tree')) +
  path('v2', blob(20, 11, 0.18, 'tree2')) +
  path('t', 'M-18-8q4-6 9-4M-6-18q6-5 10 0M8-8q6-4 10 2M-12 8q6-3 9 3M4 12q7-5 11 1M-4 0q5-4 9 1') +
  path('w', 'M-22-12a26 26 0 0 1 20-15');

const deadtree: Glyph = () =>
  path(
    'branch',
    'M0 30C2 10-2 2 0-8M0-2C-10-12-18-14-28-12M-14-12C-18-20-20-24-28-28M0-8C4-22 12-26 22-26M6-20C4-30 2-34 4-42M0 6C10 0 18 0 28-6M16 0C22 4 26 6 34 6M0-8C-4-20-6-28-12-36',
  );

const palm: Glyph = () =>
  circle('p', 0, 0, 9) +
  ring(9, 26, (_x, _y, _i, a) =>
    placeAt(
      0,
      0,
      path('v', 'M0 0C10-7 20-7 28 0C20 7 10 7 0 0Z') + path('t', 'M2 0h22M8 0l4-4M8 0l4 4M14 0l4-3M14 0l4 3'),
      a,
    ),
  );

const fern: Glyph = () =>
  ring(7, 17, (_x, _y, _i, a) =>
    placeAt(0, 0, path('v', 'M0 0C6-5 12-5 18 0C12 5 6 5 0 0Z') + path('t', 'M2 0h13'), a),
  ) + circle('v', 0, 0, 3);

const pots: Glyph = () =>
  circle('p', -14, 0, 9) + placeAt(-14, 0, fern(), 0, 0.7) + circle('p', 12, 4, 7) + placeAt(12, 4, fern(), 30, 0.55);

const hedge: Glyph = ({ w = 80 } = {}) =>
  path(
    'v',
    `M${-w / 2}-10${many(Math.floor(w / 10), (_i) => 'q5-7 10 0')}v20${many(Math.floor(w / 10), (_i) => 'q-5 7-10 0')}z`,
  ) +
  path(
    't',
    many(Math.floor(w / 8), (i) => `M${f(-w / 2 + 4 + i * 8)} ${i % 2 ? -3 : 3}q3-4 6 0`),
  );

const flowerbed: Glyph = ({ w = 64 } = {}) =>
  rect('dirt', -w / 2, -12, w, 24, 8) +
  many(
    Math.floor(w / 11),
    (i) => circle('c', -w / 2 + 8 + i * 11, i % 2 ? -4 : 4, 4) + circle('w2', -w / 2 + 8 + i * 11, i % 2 ? -4 : 4, 1.5),
  );

const fountain: Glyph = () =>
  circle('o', 0, 0, 36) +
  circle('a', 0, 0, 29) +
  circle('aw', 0, 0, 22) +
  circle('aw', 0, 0, 14) +
  circle('o', 0, 0, 9) +
  ring(8, 17, (x, y) => path('aw', `M${f(x * 0.6)} ${f(y * 0.6)}L${f(x)} ${f(y)}`)) +
  circle('p', 0, 0, 4) +
  ring(12, 32.5, (x, y) => path('t', `M${f(x * 0.94)} ${f(y * 0.94)}L${f(x * 1.1)} ${f(y * 1.1)}`));

const walk: Glyph = () =>
  path('pathp', 'M-26-107C-34-60-40-40-40 0S-34 60-26 107H26C34 60 40 40 40 0S34-60 26-107Z') +
  path(
    't',
    many(20, (i) => `M${-18 + ((i * 17) % 36)} ${-100 + i * 10}l4 2`),
  );

const balustrade: Glyph = ({ w = 200 } = {}) =>
  rect('p', -w / 2, -8, w, 16, 2) +
  many(Math.floor(w / 13), (i) => circle('o', -w / 2 + 8 + i * 13, 0, 4.6) + circle('p', -w / 2 + 8 + i * 13, 0, 2));

/** The garden. */
export const GARDEN = { tree, deadtree, palm, fern, pots, hedge, flowerbed, fountain, walk, balustrade };
