import { blob, circle, type Glyph, glow, path, placeAt, rect, ring } from '../ink/pen.ts';

const flask: Glyph = () =>
  path('glassf', 'M-4-15h8v9l9 16c2 5 0 6-4 6h-18c-4 0-6-1-4-6l9-16z') +
  path('liquid', 'M-8 4h16l4 8H-12z') +
  path('w', 'M-1-10v6');

const coil: Glyph = () =>
  path('l', 'M-8-12c8-6 16 2 8 6s0 10 8 6M-8-2c8-6 16 2 8 6s0 10 8 6') + circle('m', -10, -8, 4);

const labbench: Glyph = ({ w = 110 } = {}) =>
  rect('p', -w / 2, -16, w, 32, 2) +
  placeAt(-36, 0, flask(), 0, 0.9) +
  placeAt(-8, 0, coil()) +
  placeAt(26, 0, flask(), 0, 0.7) +
  rect('w2', 38, -8, 12, 15) +
  path('t', 'M40-4h8M40-1h8M40 2h6');

const roundflask: Glyph = () =>
  circle('glassf', 0, 6, 20) +
  rect('glassf', -5, -24, 10, 14) +
  path('liquid', 'M-18 10a18 18 0 0 0 36 0c-12-4-24 4-36 0z') +
  circle('w2', -3, 8, 2) +
  circle('w2', 5, 14, 1.5) +
  path('w', 'M-12-4a15 15 0 0 1 7-6');

const surgery: Glyph = () =>
  rect('m', -24, -56, 48, 112, 8) +
  rect('w2', -19, -50, 38, 100, 6) +
  path('b', blob(13, 9, 0.3, 'sg')) +
  path('l', 'M-24-22h48M-24 26h48') +
  rect('p', -11, -46, 22, 14, 4) +
  rect('k', -25, -24, 50, 5, 1) +
  rect('k', -25, 24, 50, 5, 1);

const surgerylamp: Glyph = () =>
  glow(0, 0, 48) +
  circle('m', 0, 0, 17) +
  circle('w2', 0, 0, 13) +
  ring(6, 8, (x, y) => circle('o', x, y, 3)) +
  path('l2', 'M14-12l24-20');

const instruments: Glyph = () =>
  rect('m', -18, -24, 36, 48, 3) +
  path('l', 'M-10-18v22M-12 4h4M0-18v14l3 8M8-18c4 8 4 16-2 22') +
  path('l', 'M-10 12h20') +
  circle('b', 8, 16, 3);

/** The laboratory. */
export const LABORATORY = { flask, coil, labbench, roundflask, surgery, surgerylamp, instruments };
