import { f } from '../ink/noise.ts';
import { blob, circle, ellipse, type Glyph, many, path, placeAt, rect, ring } from '../ink/pen.ts';

/** What is met and not held: figures, creatures, weather. Drawn round (0, 0), feet at 70, some 140 high. */

/** A child under an arch of light. */
const child: Glyph = () =>
  path('pale', 'M-44 76V-16a44 44 0 0 1 88 0v92z') +
  path('arch', 'M-60 76V-18a60 60 0 0 1 120 0v94') +
  path(
    'f',
    'M0-36c-14 0-21 10-21 22 0 10-3 20-7 27 5 0 9-1 12-3l-1 6c-8 3-12 9-14 17l-8 43h78l-8-43c-2-8-6-14-14-17l-1-6c3 2 7 3 12 3-4-7-7-17-7-27 0-12-7-22-21-22z',
  ) +
  path('ribbon', 'M-9-32c6-7 12-7 18 0l8-6v12z') +
  path('w', 'M-16 18c-12 14-16 26-16 44M16 18c12 14 16 26 16 44M-6-12h3M4-12h3');
/** A man in rags; `k` 1 is on fire, 2 swings from a rope. */
const man: Glyph = ({ k = 0 } = {}) =>
  (k === 1
    ? circle('glow', 0, 0, 96) +
      path(
        'fire',
        'M-34 70C-54 30-30 10-36-20C-22-10-20 0-16 8C-18-30 0-44-6-70C16-50 14-26 18-8C24-16 26-26 24-38C46-10 50 30 34 70Z',
      )
    : '') +
  (k === 2 ? path('rope', 'M0-90V-36') + ellipse('ringo', 0, -30, 11, 7) : '') +
  path(
    'f',
    'M0-54c-9 0-14 7-14 16 0 7 3 12 6 15-14 4-22 12-24 26l-6 34c-1 6 8 8 10 2l8-30 2 26-6 38h14l10-34 10 34h14l-6-38 2-26 8 30c2 6 11 4 10-2l-6-34c-2-14-10-22-24-26 3-3 6-8 6-15 0-9-5-16-14-16z',
  ) +
  path(k === 1 ? 'emberline' : 'w', 'M-5-40h3M3-40h3M-12-14c8 6 16 6 24 0M-18 6c10 6 26 6 36 0');
/** Teeth in the dark. */
const jaws: Glyph = () =>
  path(
    'f',
    'M-90-44C-40-70 40-70 90-44C80-20 60-8 40-2L-40-2C-60-8-80-20-90-44ZM-80 50C-40 66 40 66 80 50C70 30 54 22 40 18L-40 18C-54 22-70 30-80 50Z',
  ) +
  path(
    'w2',
    many(
      8,
      (i) =>
        `M${-66 + i * 17} ${f(-14 + Math.abs(3.5 - i) * -2)}l8 ${18 - Math.abs(3.5 - i) * 2} 8-${18 - Math.abs(3.5 - i) * 2}z`,
    ),
  ) +
  path(
    'w2',
    many(7, (i) => `M${-58 + i * 17} 26l8-${18 - Math.abs(3 - i) * 2} 8 ${18 - Math.abs(3 - i) * 2}z`),
  ) +
  path('bl2', 'M-72-36c40-14 104-14 144 0');
const spider: Glyph = () =>
  path(
    'webl',
    ring(8, 92, (x, y) => `M0 0L${f(x)} ${f(y * 0.7)}`),
  ) +
  path(
    'webl',
    many(4, (k) => `M${ring(8, 22 + k * 20, (x, y, i) => `${i === 0 ? '' : 'L'}${f(x)} ${f(y * 0.7)}`)}Z`),
  ) +
  path(
    'limb',
    many(
      4,
      (i) =>
        `M-8 ${-6 + i * 6}Q${-34 - i * 2} ${-34 + i * 16} ${-46 + (i % 2) * 6} ${-14 + i * 20}M8 ${-6 + i * 6}Q${34 + i * 2} ${-34 + i * 16} ${46 - (i % 2) * 6} ${-14 + i * 20}`,
    ),
  ) +
  ellipse('f', 0, 14, 17, 21) +
  circle('f', 0, -12, 11) +
  path('bl', 'M-6 6l12 14M6 6L-6 20') +
  circle('emberdot', -4, -16, 2) +
  circle('emberdot', 4, -16, 2);
const puppet: Glyph = () =>
  path('l', 'M-40-72L-30 0M40-72L32-4M-8-72l-2 30M8-72l2 30') +
  rect('p', -50, -76, 100, 7, 3) +
  circle('o', 0, -28, 17) +
  path('k', 'M-9-32h6v5h-6zM3-32h6v5H3zM-8-19H8v8H-8z') +
  path('w2', 'M-6-19h3v8h-3zM0-19h3v8H0z') +
  path('c', 'M-16-10h32l8 34h-48z') +
  path('o', 'M-18-6l-16 8 4 8 14-6zM18-6l16 6-4 10-14-8zM-14 24h10v30h-12zM4 24h10l2 30H4z') +
  circle('o', -31, 6, 6) +
  circle('o', 31, 4, 6);
const phone: Glyph = () =>
  rect('p', -26, -54, 52, 100, 5) +
  circle('gilt', -11, -36, 8) +
  circle('gilt', 11, -36, 8) +
  path('k', 'M-8-12h16l6 22h-28z') +
  path('m', 'M-40-20c-6 0-8 6-8 10v34c0 6 2 10 8 10l6-6V-14z') +
  path('l2', 'M-42 32c4 22 30 4 34 24s24 6 40 18') +
  path('t', 'M-18 20h36M-18 28h36') +
  path('emberline', 'M-40-62l-10-10M0-64v-14M40-62l10-10');
/** A tall mirror; `k` 1 holds out a hand. */
const lookingGlass: Glyph = ({ k = 0 } = {}) =>
  path('gilt', 'M-40 70V-30c0-54 80-54 80 0V70z') +
  path('glassf', 'M-31 62V-28c0-42 62-42 62 0v90z') +
  path(
    'f',
    'M0-32c-8 0-12 6-12 14 0 6 2 10 5 13-12 4-18 12-18 24v43h50V19c0-12-6-20-18-24 3-3 5-7 5-13 0-8-4-14-12-14z',
  ) +
  path('w', 'M-24-20l-2 40M-18-34l-4 20') +
  (k === 1
    ? path('o', 'M14 30c14-6 30-8 40-4 6 2 4 8-2 9l8 4c4 4-2 8-6 6l4 5c2 5-4 7-8 4-10-2-26-8-36-10z')
    : path('pale', 'M-4-20h3M3-20h3'));
/** Something long and wet from above. */
const slime: Glyph = () =>
  path(
    'v',
    'M-120-76H120V-52C100-50 104-20 92-20S84-46 70-46 60 10 46 10 38-40 22-40 14 50 0 50-16-30-30-30-40 0-52 0-58-44-74-44-82-18-92-18-100-50-120-52Z',
  ) +
  path('w', 'M-6 30V-20M40-6v-26M-58-12v-20M86-30v-14') +
  circle('v', 0, 64, 5) +
  circle('v', 46, 26, 4);
/** Wind; `k` 1 is smoke, 2 a shriek from one mouth. */
const gusts: Glyph = ({ k = 0 } = {}) =>
  k === 2
    ? path(
        'shriek',
        many(
          5,
          (i) =>
            `M${30 + i * 22} ${-20 - i * 11}q${10 + i * 5} ${20 + i * 11} 0 ${40 + i * 22}M${-30 - i * 22} ${-20 - i * 11}q${-10 - i * 5} ${20 + i * 11} 0 ${40 + i * 22}`,
        ),
      ) +
      path('f', 'M0-44c-18 0-26 14-26 34 0 30 10 56 26 56s26-26 26-56c0-20-8-34-26-34z') +
      path('pale', 'M-14-24h8v8h-8zM6-24h8v8H6zM-9 2h18v26H-9z')
    : many(5, (i) =>
        path(
          k === 1 ? 'smoke' : 'gust',
          k === 1
            ? `M${-80 + i * 36} 70C${-110 + i * 36} 30 ${-50 + i * 40} 10 ${-80 + i * 36}-20S${-60 + i * 38}-60 ${-76 + i * 38}-76`
            : `M-130 ${-46 + i * 24}C-60 ${-70 + i * 24} 0 ${-20 + i * 24} 60 ${-46 + i * 24}c30-12 44 14 24 20-14 4-20-8-12-14`,
        ),
      );
const drops: Glyph = () =>
  many(3, (i) =>
    placeAt(
      0,
      -56 + i * 38,
      path('a', 'M0-18c8 12 12 16 12 22a12 12 0 0 1-24 0c0-6 4-10 12-22z') + path('w', 'M-6 4a7 7 0 0 0 5 7'),
      0,
      0.7 + i * 0.2,
    ),
  ) +
  ellipse('aw', 0, 62, 40, 9) +
  ellipse('aw', 0, 62, 66, 14);
/** Eyes that open in the dark. */
const eyes: Glyph = () =>
  (
    [
      [-92, -10, -8, 0.9],
      [-36, 26, 6, 0.8],
      [12, -30, 0, 1.1],
      [60, 20, 10, 0.9],
      [104, -24, -4, 0.7],
    ] as const
  )
    .map(([x, y, turn, size]) =>
      placeAt(
        x,
        y,
        path('pale', 'M-20 0c10-12 30-12 40 0-10 12-30 12-40 0z') + circle('f', 0, 0, 8) + circle('pale', 3, -3, 2),
        turn,
        size,
      ),
    )
    .join('');
/** A hand out of the wall. */
const grasp: Glyph = () =>
  path(
    'f',
    'M-20 80C-22 50-34 30-40 8c-3-10 8-14 13-5l10 20-8-58c-1-11 12-13 15-3l10 46 0-56c0-11 14-11 15 0l2 56 12-44c3-10 15-7 14 3l-8 54 14-16c7-8 17-1 12 8L36 44C26 58 22 66 22 80z',
  ) + path('w', 'M-10 30c8 8 18 8 26 0M-6 44c8 6 16 6 22 0');
const moon: Glyph = () =>
  circle('glow', 0, 0, 70) +
  circle('w2', 0, 0, 30) +
  path('t', 'M-14-10c6-6 12-4 14 0M4 8c6-4 12-2 14 4M-18 10c4-2 8 0 10 4');
const wreath: Glyph = () =>
  ring(14, 44, (x, y, _i, a) =>
    placeAt(x, y, path('v', 'M-12 0C-4-8 8-8 14 0C8 8-4 8-12 0Z') + path('t', 'M-8 0h18'), a + 60),
  ) +
  path('c', 'M-12 40h24l-4 34-8-10-8 10z') +
  circle('c', 0, 44, 8);
const tide: Glyph = () => path('print', blob(70, 12, 0.2, 'tide', 1.5, 0.5));

export const APPARITIONS = {
  child,
  man,
  jaws,
  spider,
  puppet,
  phone,
  lookingGlass,
  slime,
  gusts,
  drops,
  eyes,
  grasp,
  moon,
  wreath,
  tide,
};
