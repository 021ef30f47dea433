import { MARKS } from '../ink/marks.ts';
import { f } from '../ink/noise.ts';
import { blob, circle, type Glyph, glow, many, path, placeAt, rect, ring, star } from '../ink/pen.ts';
import { GARDEN } from './garden.ts';
import { LAMPS } from './light.ts';

const altar: Glyph = () =>
  glow(0, 0, 50) +
  rect('p', -44, -16, 88, 36) +
  rect('w2', -36, -14, 72, 22) +
  path('l2', 'M0-30v30M-10-20h20') +
  placeAt(-28, -4, LAMPS.candle()) +
  placeAt(28, -4, LAMPS.candle());

const pentagram: Glyph = () =>
  circle('bl', 0, 0, 62) +
  circle('bl2', 0, 0, 55) +
  path('bl', star(55)) +
  path('bl2', 'M0-55L32.3 44.5L-52.3-17L52.3-17L-32.3 44.5Z') +
  ring(5, 66, (x, y) => placeAt(x, y, LAMPS.candle())) +
  path(
    'bl2',
    ring(10, 58.5, (x, y, _i, _a) => `M${f(x - 2)} ${f(y - 2)}l4 4m-4 0l4-4`),
  );

const coffin: Glyph = () =>
  path('o', 'M-13-40h26l9 20-8 62h-28l-8-62z') +
  path('p', 'M-9-34h18l7 15-7 54H-9l-7-54z') +
  path('l2', 'M0-22v36M-9-10h18');

const sarcophagus: Glyph = () =>
  rect('p', -22, -46, 44, 92, 2) +
  path('o', 'M-15-38h30l3 24-5 52h-26l-5-52z') +
  circle('w2', 0, -26, 9) +
  path('t', 'M-12-10h24M-12-2h24M-11 6h22M-11 14h22M-10 22h20M-9 30h18') +
  path('l', 'M-10-14L10 0M10-14L-10 0');

const tombwall: Glyph = ({ w = 90 } = {}) =>
  rect('p', -w / 2, -12, w, 24) +
  many(
    Math.floor(w / 22),
    (i) =>
      path('k', `M${f(-w / 2 + 4 + i * 22)} 10v-12a8 8 0 0 1 16 0v12z`) +
      placeAt(
        -w / 2 + 12 + i * 22,
        3,
        `<g color="var(--rm-obj)" transform="translate(-6 -6) scale(.12)">${MARKS.skull}</g>`,
      ),
  );

const grave: Glyph = () =>
  path('dirt', blob(22, 9, 0.14, 'gr', 0.8, 1.4)) +
  path('o', 'M-15-16v-22a15 15 0 0 1 30 0v22z') +
  path('l', 'M0-44v18M-7-37h14') +
  path('t', 'M-10-20h20M-12-6l5 3M4-4l6 2M-8 8l6-2M2 14l6-3M-6 20l5 2');

const gravecross: Glyph = () =>
  path('dirt', blob(20, 9, 0.14, 'gc', 0.8, 1.4)) +
  path('o', 'M-4-18v-14h-10v-8h10v-12h8v12h10v8H4v14z') +
  path('t', 'M-9-6l5 3M4-2l6 2M-6 10l6-2');

const bones: Glyph = () =>
  path('w2', 'M-16 6l24-14 3-5 4 4-2 4 4 3-5 2-24 13-2 5-5-3 2-4-4-4z') +
  placeAt(16, 10, `<g color="var(--rm-hi)" transform="translate(-8 -8) scale(.17)">${MARKS.skull}</g>`);

const statue: Glyph = () =>
  rect('p', -17, -17, 34, 34, 2) +
  rect('o', -13, -13, 26, 26, 1) +
  circle('w2', 0, 0, 9) +
  circle('o', 0, -1, 5.5) +
  path('l', 'M-9 3c4 6 14 6 18 0M-11-2l-5 7M11-2l5 7') +
  path('t', 'M-2-3h1M2-3h1');

const urn: Glyph = () =>
  path('o', 'M-9-14h18l-3 6c6 4 8 10 4 18l-4 6H-6l-4-6c-4-8-2-14 4-18z') +
  path('t', 'M-8 0h16') +
  placeAt(0, -14, GARDEN.fern(), 0, 0.6);

/** Faith and death. */
export const FAITH = { altar, pentagram, coffin, sarcophagus, tombwall, grave, gravecross, bones, statue, urn };
