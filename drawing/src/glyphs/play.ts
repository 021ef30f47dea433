import { f, rng } from '../ink/noise.ts';
import { circle, type Glyph, many, path, rect } from '../ink/pen.ts';

const bookcase: Glyph = ({ w = 96 } = {}) => {
  const q = rng(`bk${w}`);
  let s = rect('p', -w / 2, -13, w, 26) + rect('k', -w / 2 + 3, -9, w - 6, 19),
    x = -w / 2 + 4;
  while (x < w / 2 - 7) {
    const b = 3.5 + q() * 4.5,
      h = 12 + q() * 6;
    s += `<rect class="${['o', 'p', 'c', 'o', 'm'][Math.floor(q() * 5)]} fine" x="${f(x)}" y="${f(9 - h)}" width="${f(b)}" height="${f(h)}"/>`;
    x += b + (q() < 0.08 ? 5 : 0.4);
  }
  return s;
};

const openbook: Glyph = () =>
  path('w2', 'M0-9C-6-13-14-13-20-10V10C-14 7-6 8 0 12C6 8 14 7 20 10V-10C14-13 6-13 0-9Z') +
  path(
    't',
    'M0-9V12M-16-6c5-2 9-2 13 0M-16-1c5-2 9-2 13 0M-16 4c5-2 9-2 13 0M16-6c-5-2-9-2-13 0M16-1c-5-2-9-2-13 0M16 4c-5-2-9-2-13 0',
  );

const globe: Glyph = () =>
  circle('p', 0, 0, 17) +
  circle('o', 0, 0, 13) +
  path('t', 'M-13 0h26M0-13v26M-9-9c6 5 12 5 18 0M-9 9c6-5 12-5 18 0') +
  path('w', 'M-8-7a11 11 0 0 1 8-4');

const billiard: Glyph = () =>
  rect('p', -54, -32, 108, 64, 6) +
  rect('felt', -45, -23, 90, 46, 2) +
  (
    [
      [-48, -26],
      [0, -28],
      [48, -26],
      [-48, 26],
      [0, 28],
      [48, 26],
    ] as const
  )
    .map(([x, y]) => circle('k', x, y, 5))
    .join('') +
  circle('w2', -24, 2, 4) +
  circle('c', 18, -6, 4) +
  circle('gilt', 24, 0, 4) +
  circle('k', 18, 6, 4) +
  path('l2', 'M-70 34L-28 4');

const chessboard: Glyph = () =>
  rect('p', -24, -24, 48, 48, 2) +
  many(36, (i) =>
    (i + Math.floor(i / 6)) % 2
      ? rect('k', -21 + (i % 6) * 7, -21 + Math.floor(i / 6) * 7, 7, 7)
      : rect('w2', -21 + (i % 6) * 7, -21 + Math.floor(i / 6) * 7, 7, 7),
  );

const piano: Glyph = () =>
  path('k', 'M-40-30h62c18 0 22 22 8 30-12 6-10 26-28 26h-42z') +
  path('w', 'M-32-22h52c10 0 12 14 4 18') +
  rect('w2', -38, 14, 40, 8) +
  rect('o', -34, 30, 32, 10, 3);

const organ: Glyph = () =>
  rect('p', -70, -16, 140, 46, 3) +
  many(15, (i) => {
    const h = 58 - Math.abs(7 - i) * 5;
    return (
      `<rect class="m" x="${-67 + i * 9}" y="${f(-h + 6)}" width="7.5" height="${h}" rx="2"/>` +
      `<path class="k" d="M${-66 + i * 9} -6h5.5l-2.7 6z"/>` +
      `<path class="w" d="M${-65 + i * 9} ${f(-h + 10)}v${h - 24}"/>`
    );
  }) +
  rect('o', -44, 12, 88, 22, 2) +
  rect('w2', -38, 15, 76, 7) +
  rect('w2', -38, 24, 76, 7) +
  path(
    'f',
    many(14, (i) => `M${-36 + i * 5.3} 15h2.4v4h-2.4zM${-36 + i * 5.3} 24h2.4v4h-2.4z`),
  ) +
  rect('p', -26, 44, 52, 14, 3) +
  path('t', 'M-22 48h44M-22 52h44');

const toybox: Glyph = () => rect('p', -18, -12, 36, 24, 2) + circle('c', -6, -6, 6) + rect('o', 2, -12, 9, 9);

const rockinghorse: Glyph = () =>
  path('l3', 'M-24 16q24 12 48 0') +
  path('o', 'M-16 12l2-16c8-4 14-4 18-2l6-14 10 4-4 10-4 2 4 16z') +
  path('l', 'M-14-2c-6-2-8 4-8 8M4-14l8 4');

const dressform: Glyph = () =>
  circle('o', 0, -10, 6) +
  path('o', 'M-12-2c8-5 16-5 24 0l-5 14 7 16h-28l7-16z') +
  path('t', 'M0-4v30M-6 0l2 10M6 0l-2 10');

/** Books, music and play. */
export const PLAY = { bookcase, openbook, globe, billiard, chessboard, piano, organ, toybox, rockinghorse, dressform };
