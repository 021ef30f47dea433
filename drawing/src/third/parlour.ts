import { LABORATORY } from '../glyphs/laboratory.ts';
import { f, rng } from '../ink/noise.ts';
import { blob, circle, ellipse, type Glyph, glow, many, path, placeAt, rect, ring } from '../ink/pen.ts';

const sofa: Glyph = ({ w = 84 } = {}) =>
  rect('c', -w / 2, -17, w, 34, 8) +
  rect('o', -w / 2 + 10, -7, w / 2 - 11, 21, 4) +
  rect('o', 1, -7, w / 2 - 11, 21, 4) +
  path('lw', `M${-w / 2 + 8} -12h${w - 16}`) +
  path('t', `M${-w / 4} -2v3M${w / 4} -2v3`);

const gramophone: Glyph = () =>
  rect('p', -24, -14, 48, 46, 3) +
  circle('k', 0, 9, 18) +
  path('ash', 'M-13 9a13 13 0 0 1 13-13M-9 9a9 9 0 0 1 9-9M13 9a13 13 0 0 1-13 13M9 9a9 9 0 0 1-9 9') +
  circle('c', 0, 9, 5) +
  path('l2', 'M20-8L8 4') +
  path('gilt', 'M-5-12C-8-26-26-28-38-46C-14-58 14-58 38-46C26-28 8-26 5-12Z') +
  path('k', 'M-38-46C-14-58 14-58 38-46C14-38-14-38-38-46Z') +
  path('t', 'M-22-40L-4-16M22-40L4-16M0-39v24');

const armsrack: Glyph = ({ w = 96 } = {}) =>
  rect('p', -w / 2, -13, w, 26, 2) +
  many(Math.floor((w - 8) / 22), (i) => {
    const x = -w / 2 + 13 + i * 22;
    return i % 2 === 0
      ? path('m', `M${x - 2.4} -20l2.4-8 2.4 8v26h-4.8z`) +
          path('gilt', `M${x - 7} 5h14v3.6h-14z`) +
          rect('k', x - 1.6, 8, 3.2, 10)
      : path('l2', `M${x} -16v36`) + path('m', `M${x} -14c10-10 12 6 12 10-4-3-8-3-12-2z`);
  }) +
  path('l', `M${-w / 2 + 3} -8h${w - 6}`);

const crib: Glyph = () =>
  path('l3', 'M-36-34q-8 34 0 68M36-34q8 34 0 68') +
  rect('p', -32, -40, 64, 80, 6) +
  rect('w2', -25, -33, 50, 66, 5) +
  rect('o', -14, -28, 28, 16, 6) +
  rect('c', -25, -6, 50, 39, 4) +
  path('lw', 'M-25 1h50') +
  many(7, (i) => circle('o', -32, -33 + i * 11, 2.6) + circle('o', 32, -33 + i * 11, 2.6)) +
  path('t', 'M-12 8c4 8 2 14 6 20M12 6c-4 10 0 14-4 22');

const basket: Glyph = () =>
  ellipse('p', 0, 0, 30, 23) +
  ellipse('k', 0, 0, 25, 18) +
  path('w2', 'M-22-4C-16-20 2-22 10-12C20-18 26-4 18 4C22 14 6 20-2 14C-14 20-26 10-22-4Z') +
  path('c', 'M-4-2C2-10 16-8 16 0C14 10 2 12-2 6Z') +
  path('t', 'M-14-8c4 6 4 12 2 18M-6-12c2 6 2 8 1 12M-29 8l5-4M29 8l-5-4M-20 17l3-5M20 17l-3-5M0 23v-5');

const orrery: Glyph = () =>
  circle('p', 0, 0, 62) +
  circle('k', 0, 0, 57) +
  circle('goldring', 0, 0, 48) +
  circle('ringo', 0, 0, 34) +
  circle('goldring', 0, 0, 21) +
  path('gold', 'M0 0L34-34M0 0L-32 12M0 0L10 19') +
  glow(0, 0, 40) +
  circle('gilt', 0, 0, 11) +
  circle('c', 34, -34, 8) +
  circle('a', -32, 12, 6.5) +
  circle('o', 10, 19, 4.5) +
  circle('w2', -39, 5, 2.4) +
  path(
    'lw',
    ring(16, 53, (x, y) => `M${f(x)} ${f(y)}L${f(x * 1.06)} ${f(y * 1.06)}`),
  );

const tiers: Glyph = () =>
  many(3, (i) => {
    const [r, s] = [96 - i * 17, 84 - i * 17];
    const at = (radius: number, angle: number): string =>
      `${f(Math.cos((angle * Math.PI) / 180) * radius)} ${f(Math.sin((angle * Math.PI) / 180) * radius)}`;
    return (
      path(
        i % 2 === 0 ? 'p' : 'o',
        `M${at(r, 100)}A${r} ${r} 0 0 1 ${at(r, 260)}L${at(s, 260)}A${s} ${s} 0 0 0 ${at(s, 100)}Z`,
      ) +
      path(
        't',
        many(9, (k) => `M${at(r - 2, 110 + k * 17.5)}L${at(s + 2, 110 + k * 17.5)}`),
      )
    );
  });

const screens: Glyph = () =>
  rect('p', -46, 8, 92, 26, 2) +
  many(3, (i) =>
    placeAt(
      -30 + i * 30,
      -8,
      rect('k', -14, -15, 28, 26, 3) +
        rect('glassf', -11, -12, 22, 18, 3) +
        (i === 1 ? path('f', 'M-3-9h6v4h-6zM-5-4H5v8h-10z') : path('t', 'M-8-8h16M-8-4h16M-8 0h16M-8 3h16')) +
        circle('emberdot', 9, 8.5, 1.4),
    ),
  ) +
  rect('m', -30, 15, 40, 12, 2) +
  path('t', 'M-27 19h34M-27 23h34') +
  circle('b', 26, 21, 6) +
  path('l', 'M26 21l4-10');

const showcase: Glyph = ({ w = 92 } = {}) =>
  rect('p', -w / 2, -30, w, 60, 3) +
  rect('w2', -w / 2 + 6, -24, w - 12, 48, 1) +
  many(6, (i) =>
    placeAt(
      -w / 2 + 6 + ((i % 3) + 0.5) * ((w - 12) / 3),
      i < 3 ? -11 : 12,
      path(i % 2 === 0 ? 'c' : 'gilt', 'M0-1C-4-10-12-8-11-3C-10 1-4 2 0 1C4 2 10 1 11-3C12-8 4-10 0-1Z') +
        path(i % 2 === 0 ? 'gilt' : 'a', 'M0 1C-4 2-9 4-7 8C-4 10-1 6 0 3C1 6 4 10 7 8C9 4 4 2 0 1Z') +
        path('l', 'M0-4v10M0-4l-3-4M0-4l3-4'),
    ),
  ) +
  path('w', `M${-w / 2 + 12} -20l10 40M${-w / 2 + 18} -20l10 40`);

/** Walls that come close from all four corners of a tile. */
const squeeze: Glyph = () => {
  const random = rng('squeeze');
  return many(4, (i) => {
    const stones = many(4, (row) =>
      many(3, (column) => {
        const [x, y] = [-106 + column * 24 + (row % 2) * 4, -106 + row * 18];
        return rect((row + column) % 3 === 0 ? 'o' : 'p', x, y, 22 + random() * 2, 16, 2);
      }),
    );
    return placeAt(0, 0, rect('k', -108, -108, 80, 76, 2) + stones, i * 90);
  });
};

const still: Glyph = () =>
  glow(-30, 30, 30) +
  path('l3', 'M-46 34l10-22M-14 34l-10-22') +
  path('fire', 'M-38 36c-2-8 6-10 8-18 6 8 10 12 7 18z') +
  placeAt(-30, -8, LABORATORY.roundflask(), 0, 1.1) +
  path('pipe0', 'M-30-36C-30-52 4-52 12-30L34 2') +
  path('pipe1', 'M-30-36C-30-52 4-52 12-30L34 2') +
  placeAt(36, 20, LABORATORY.flask(), 0, 1.3);

const drift: Glyph = () =>
  path('w2', blob(44, 11, 0.2, 'drift', 1.25, 0.7)) +
  path('t', 'M-38 10c10 8 24 8 32 2M4 18c10 4 22 2 30-6M-26-10c8-4 14-4 20 0M14-8c8-2 12 0 18 4M-10 4c6-3 12-3 18 0');

const quilt: Glyph = ({ w = 90 } = {}) =>
  rect('p', -w / 2, -11, w, 22, 3) +
  many(Math.floor(w / 15), (i) => rect('o', -w / 2 + 2 + i * 15, -9, 12, 18, 5)) +
  many(Math.floor(w / 15), (i) => circle('k', -w / 2 + 8 + i * 15, 0, 1.5));

/** Furniture of richer and of later houses. */
export const PARLOUR = {
  sofa,
  gramophone,
  armsrack,
  crib,
  basket,
  orrery,
  tiers,
  screens,
  showcase,
  squeeze,
  still,
  drift,
  quilt,
};
