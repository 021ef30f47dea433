import { f, rng } from '../ink/noise.ts';
import { circle, type Glyph, jag, many, path, placeAt, rect, ring } from '../ink/pen.ts';

const stairs: Glyph = ({ w = 84, n = 10, h = 120, dir } = {}) =>
  rect('k', -w / 2, -h / 2, w, h) +
  many(
    n,
    (i) =>
      `<rect class="o fine" x="${-w / 2 + 6}" y="${f(-h / 2 + (i * h) / n)}" width="${w - 12}" height="${f(h / n)}" fill-opacity="${f(dir === 'down' ? 1 - i * 0.085 : 0.35 + i * 0.07)}"/>`,
  ) +
  path('l2', `M${-w / 2 + 3} ${-h / 2}v${h}M${w / 2 - 3} ${-h / 2}v${h}`);

const spiralstair: Glyph = () =>
  circle('p', 0, 0, 54) +
  ring(
    16,
    52,
    (x, y, i) =>
      `<path class="${i % 2 ? 'o' : 'o2'} fine" d="M0 0L${f(x)} ${f(y)}A52 52 0 0 1 ${f(Math.cos(((-90 + (i + 1) * 22.5) * Math.PI) / 180) * 52)} ${f(Math.sin(((-90 + (i + 1) * 22.5) * Math.PI) / 180) * 52)}Z" fill-opacity="${f(1 - i * 0.045)}"/>`,
  ) +
  circle('k', 0, 0, 9) +
  circle('o', 0, 0, 5) +
  circle('l2', 0, 0, 53);

const elevator: Glyph = () =>
  rect('m', -62, -58, 124, 124, 4) +
  rect('k', -55, -51, 110, 110, 2) +
  rect('p', -47, -43, 94, 94) +
  path(
    'l',
    many(7, (i) => `M-47 ${-30 + i * 13.5}h94`),
  ) +
  path(
    'l',
    many(7, (i) => `M-47 ${-43 + i * 15.7}l15.7 15.7M47 ${-43 + i * 15.7}l-15.7 15.7`),
  ) +
  path('m', 'M-47-43l94 94 4-4-94-94zM47-43l-94 94-4-4 94-94z') +
  circle('m', 0, 4, 20) +
  circle('k', 0, 4, 15) +
  circle('o', 0, 4, 12) +
  path('f', 'M0-7l5 10H-5zM0 15l5-9H-5z') +
  path('cage', 'M-55-58h110');

const dial: Glyph = () =>
  path('o', 'M-26 8a26 26 0 0 1 52 0z') +
  path('l', 'M-20 4l4 1M0-14v5M20 4l-4 1M-13-9l3 3M13-9l-3 3') +
  path('b', 'M-2 8L13-8 3 9z') +
  circle('k', 0, 7, 3);

/** A slide into the dark: of coal, or of linen. */
const chute: Glyph = ({ k = 0 } = {}) =>
  path('p', 'M-50-46h100l-18 92h-64z') +
  path('k', 'M-40-36h80l-14 78h-52z') +
  path(
    't',
    many(9, (i) => `M${-38 + i * 9.5} -36L${-24 + i * 6} 42`),
  ) +
  path('w', 'M-43-40L-29 40M43-40L29 40') +
  (k === 1
    ? path('w2', 'M-34-34C-20-46-2-34 4-26C14-30 24-18 14-10C16 4 2 2-4 10C-12 4-20 0-18-8C-30-8-38-24-34-34Z') +
      path('c', 'M6-34C18-38 32-30 28-20C22-14 12-18 4-24Z') +
      path('t', 'M-24-28c6 6 8 14 8 22M-10-30c4 6 6 14 4 24M12-30c4 3 6 6 8 10')
    : many(16, (i) => {
        const q = rng(`coal${i}`);
        return placeAt(
          -26 + q() * 52,
          -28 + q() * 34,
          `<path class="coal" d="${jag(4 + q() * 5, 7, 0.25, `c${i}`)}"/>`,
        );
      })) +
  path('o', 'M0 40l-14-14h8V8h12v18h8z');

const bridge: Glyph = () =>
  path('rope', 'M-64-11C-24-4 24-4 64-11M-64 11C-24 18 24 18 64 11') +
  many(13, (i) => rect(i === 5 ? 'none' : 'o', -60 + i * 9.4, -9 + 6 * Math.sin((i / 12) * 3.14), 6.5, 19)) +
  circle('p', -66, -11, 3.5) +
  circle('p', -66, 11, 3.5) +
  circle('p', 66, -11, 3.5) +
  circle('p', 66, 11, 3.5);

const frontdoor: Glyph = () =>
  rect('p', -10, -36, 16, 34, 1) +
  rect('p', -10, 2, 16, 34, 1) +
  path('l', 'M-6-32h8v12h-8zM-6-16h8v10h-8zM-6 6h8v12h-8zM-6 22h8v10h-8z') +
  circle('gilt', -6, -4, 2.4) +
  circle('gilt', -6, 4, 2.4) +
  rect('m', -14, -6, 6, 12, 1);

const vaultdoor: Glyph = () =>
  rect('m', -92, -9, 184, 18) +
  path(
    'k',
    many(11, (i) => `M${-88 + i * 17} -5h10v10h-10z`),
  ) +
  circle('m', 0, 0, 38) +
  circle('k', 0, 0, 32) +
  circle('m', 0, 0, 28) +
  ring(8, 32.5, (x, y) => circle('o', x, y, 2.6)) +
  circle('k', 0, 0, 15) +
  ring(6, 19, (x, y) => path('wheel', `M0 0L${f(x)} ${f(y)}`) + circle('o', x, y, 3.6)) +
  circle('o', 0, 0, 6) +
  circle('k', 0, 0, 2.4);

const bars: Glyph = ({ w = 200 } = {}) =>
  rect('m', -w / 2, -3, w, 6) + many(Math.floor(w / 12), (i) => circle('k', -w / 2 + 6 + i * 12, 0, 3.6));

const grate: Glyph = () =>
  rect('k', -16, -16, 32, 32) +
  path(
    'gratel',
    many(5, (i) => `M${-12 + i * 6} -16v32`),
  );

const railing: Glyph = ({ w = 100 } = {}) =>
  rect('o', -w / 2, -4, w, 8, 2) + many(Math.floor(w / 9), (i) => circle('p', -w / 2 + 5 + i * 9, 0, 2.6));

const arrowdown: Glyph = () => path('o', 'M0 18l-15-17h9v-17h12v17h9z');

/** Ways and doors. */
export const WAYS = {
  stairs,
  spiralstair,
  elevator,
  dial,
  chute,
  bridge,
  frontdoor,
  vaultdoor,
  bars,
  grate,
  railing,
  arrowdown,
};
