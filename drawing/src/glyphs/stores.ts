import { blob, circle, ellipse, type Glyph, glow, many, nth, path, placeAt, rect } from '../ink/pen.ts';

const pot: Glyph = () =>
  circle('k', 0, 0, 11) + circle('m', 0, 0, 8.5) + circle('k', 0, 0, 5.5) + rect('k', 10, -2, 13, 4, 2);

const stove: Glyph = () =>
  rect('m', -44, -20, 88, 40, 3) +
  rect('k', -40, -16, 80, 28, 2) +
  many(2, (i) =>
    many(2, (j) => circle('m', -26 + i * 26, -8 + j * 13, 5.6) + circle('k', -26 + i * 26, -8 + j * 13, 2.4)),
  ) +
  circle('fire', 22, -2, 9) +
  glow(22, -2, 30) +
  placeAt(22, -2, pot()) +
  path('l', 'M-40 16h80') +
  circle('o', -30, 16, 2) +
  circle('o', 0, 16, 2) +
  circle('o', 30, 16, 2);

const sink: Glyph = () =>
  rect('o', -26, -15, 52, 30, 2) +
  rect('m', -20, -9, 26, 20, 4) +
  circle('k', -7, 1, 2.4) +
  path('l', 'M-7-13v8') +
  path('t', 'M12-9v20M16-9v20M20-9v20');

const butcher: Glyph = () =>
  rect('o', -34, -20, 68, 40, 2) +
  path(
    't',
    many(8, (i) => `M${-34 + i * 9} -20v40`),
  ) +
  path('m', 'M-22-4h26l4 5-4 6h-26z') +
  rect('k', 8, -2, 18, 6, 2) +
  path('b', blob(9, 8, 0.3, 'bb')) +
  circle('p', 22, -10, 6) +
  circle('p', 14, -13, 4);

const pans: Glyph = () =>
  path('l', 'M-36 0h72') +
  many(4, (i) => placeAt(-30 + i * 20, 6, circle('m', 0, 6, 5 + i * 1.3) + circle('k', 0, 6, 3) + path('l', 'M0-6v8')));

const jars: Glyph = ({ w = 88 } = {}) =>
  rect('p', -w / 2, -12, w, 24) +
  path('l', `M${-w / 2} 9h${w}`) +
  many(
    Math.floor(w / 14),
    (i) =>
      rect(nth(['o', 'c', 'v', 'o', 'w2', 'p'], i), -w / 2 + 3 + i * 14, -4 - (i % 3) * 2, 10, 12 + (i % 3) * 2, 3) +
      rect('k', -w / 2 + 4 + i * 14, -7 - (i % 3) * 2, 8, 3),
  );

const ham: Glyph = () =>
  path('l', 'M0-20v8') +
  path('meat', 'M0-13c10 0 15 12 12 24-2 10-8 14-12 14s-10-4-12-14c-3-12 2-24 12-24z') +
  path('w', 'M-6-4c-2 6-2 12 1 18') +
  path('t', 'M2-8l6 5M3-2l7 5M3 5l7 4M2 12l5 4');

const sack: Glyph = () =>
  path('o', 'M-14 14c-6-12-2-22 7-26l-3-7h20l-3 7c9 4 13 14 7 26z') +
  path('l', 'M-6-12h13') +
  path('t', 'M-8 8c0-6 1-9 3-12M0 10V-6M8 8c0-6-1-9-3-12');

const barrel: Glyph = () =>
  path('o', 'M-22-14q22-8 44 0v28q-22 8-44 0z') +
  path('t', 'M-20-7h40M-21 0h42M-20 7h40') +
  path('l2', 'M-13-17v34M13-17v34');

const paintcan: Glyph = () =>
  path('l', 'M-17-12C-16-32 16-32 17-12') +
  path('m', 'M-18-14v32q18 8 36 0v-32z') +
  ellipse('m', 0, -14, 18, 5.5) +
  ellipse('c', 0, -14, 14.5, 3.8) +
  path('c', 'M-9-11v12q0 4 3 4t3-4v-5q0-2 2-2t2 2v2q0 3 2.5 3t2.5-3V-11z') +
  path('w', 'M12-4v18');

const caskend: Glyph = () =>
  circle('p', 0, 0, 19) + circle('o', 0, 0, 15) + path('t', 'M-13-6h26M-15 0h30M-13 6h26') + circle('k', 0, 9, 2.5);

const winerack: Glyph = ({ w = 88 } = {}) =>
  rect('p', -w / 2, -18, w, 36) +
  many(2, (j) =>
    many(
      Math.floor((w - 6) / 13),
      (i) =>
        circle('k', -w / 2 + 9.5 + i * 13, -8 + j * 16, 6) +
        circle('bottle', -w / 2 + 9.5 + i * 13, -8 + j * 16, 4.2) +
        circle('w2', -w / 2 + 8.5 + i * 13, -9 + j * 16, 1.2),
    ),
  );

const crate: Glyph = () =>
  rect('o', -19, -19, 38, 38, 1) +
  path('l', 'M-13-13h26v26h-26zM-13-13l26 26') +
  path('t', 'M-19-13h6M13-13h6M-19 13h6M13 13h6');

const trunk: Glyph = () =>
  rect('p', -24, -15, 48, 30, 4) + path('l', 'M-24-4h48M-14-15v30M14-15v30') + rect('gilt', -5, -7, 10, 8);

const chest: Glyph = () =>
  rect('p', -20, -14, 40, 28, 3) +
  rect('o', -20, -14, 40, 11, 3) +
  path('l', 'M-12-14v28M12-14v28') +
  rect('gilt', -4, -6, 8, 9);

const gold: Glyph = () =>
  many(3, (i) => many(3 - i, (j) => path('gilt', `M${-24 + j * 18 + i * 9} ${6 - i * 9}l3-8h11l3 8z`)));

/** Kitchen and stores. */
export const STORES = {
  pot,
  stove,
  sink,
  butcher,
  pans,
  jars,
  ham,
  sack,
  barrel,
  paintcan,
  caskend,
  winerack,
  crate,
  trunk,
  chest,
  gold,
};
