import { f } from '../ink/noise.ts';
import { circle, ellipse, type Glyph, many, path, rect, ring } from '../ink/pen.ts';

const parquetstar: Glyph = () =>
  circle('o2', 0, 0, 70) +
  circle('l', 0, 0, 70) +
  circle('l', 0, 0, 64) +
  ring(
    16,
    62,
    (x, y, i) =>
      `<path class="${i % 2 ? 'o' : 'p'} fine" d="M0 0L${f(Math.cos((-90 + (i - 0.5) * 22.5) * 0.01745) * 26)} ${f(Math.sin((-90 + (i - 0.5) * 22.5) * 0.01745) * 26)}L${f(x)} ${f(y)}L${f(Math.cos((-90 + (i + 0.5) * 22.5) * 0.01745) * 26)} ${f(Math.sin((-90 + (i + 0.5) * 22.5) * 0.01745) * 26)}Z"/>`,
  );

const dancers: Glyph = () => path('steps', 'M-86-60c10-16 26-16 34-4M58 66c12 12 26 8 32-6');

const painting: Glyph = ({ w = 34, k = 0 } = {}) =>
  rect('gilt', -w / 2, -13, w, 26) +
  rect('k', -w / 2 + 4, -9, w - 8, 18) +
  (k === 0
    ? circle('o', 0, -2, 4.5) + path('o', 'M-8 9c0-6 4-8 8-8s8 2 8 8z')
    : k === 1
      ? path('o', `M${-w / 2 + 4} 9l8-9 5 5 7-9 9 13z`) + circle('w2', w / 2 - 9, -5, 2.5)
      : ellipse('o', 0, 0, 5, 8) + path('k', 'M-3-2h2v3h-2zM1-2h2v3h-2z'));

const clock: Glyph = () =>
  rect('p', -13, -30, 26, 60, 3) +
  circle('w2', 0, -14, 10) +
  path('l', 'M0-14v-7M0-14l5 3') +
  rect('k', -6, 2, 12, 22, 2) +
  path('gold', 'M0 2v14') +
  circle('gilt', 0, 17, 4);

const wheel: Glyph = () =>
  circle('l3', 0, 0, 22) +
  circle('l', 0, 0, 17) +
  ring(8, 18, (x, y) => path('l', `M0 0L${f(x)} ${f(y)}`)) +
  circle('p', 0, 0, 5);

const lampbroken: Glyph = () => path('o', 'M-12 8l5-18h14l5 18z') + path('l', 'M0 8v14M-7 22h14');

const umbrella: Glyph = () => circle('m', 0, 0, 10) + circle('k', 0, 0, 7) + path('l2', 'M-2-2L8-14M2 1L14-6');

const dumbbell: Glyph = () => rect('k', -12, -2, 24, 4) + rect('m', -19, -8, 8, 16, 2) + rect('m', 11, -8, 8, 16, 2);

const rings: Glyph = () => path('rope', 'M-16-40v34M16-40v34') + circle('ringo', -16, 2, 9) + circle('ringo', 16, 2, 9);

const horse: Glyph = () =>
  rect('p', -34, -12, 68, 24, 10) +
  rect('o', -28, -8, 56, 16, 8) +
  path('l2', 'M-8-9v18M8-9v18') +
  path('l2', 'M-28 12l-7 8M28 12l7 8M-28-12l-7-8M28-12l7-8');

const rafters: Glyph = () =>
  many(4, (i) => rect('raft', -112, -92 + i * 58, 224, 11)) + rect('raft', -7, -112, 14, 224);

const glassribs: Glyph = () =>
  path(
    'glass',
    many(9, (i) => `M${-104 + i * 26} -104L${-104 + i * 26} 104M-104 ${-104 + i * 26}h208`),
  );

const bellboard: Glyph = () => rect('p', -22, -10, 44, 20, 2) + many(4, (i) => circle('gilt', -15 + i * 10, 0, 3.2));

/** The rest of the furniture. */
export const THINGS = {
  parquetstar,
  dancers,
  painting,
  clock,
  wheel,
  lampbroken,
  umbrella,
  dumbbell,
  rings,
  horse,
  rafters,
  glassribs,
  bellboard,
};
