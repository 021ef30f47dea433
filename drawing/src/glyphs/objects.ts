import { cutMark } from '../ink/marks.ts';
import { f, rng } from '../ink/noise.ts';
import { blob, circle, ellipse, type Glyph, jag, many, nth, path, placeAt, rect, ring, star } from '../ink/pen.ts';

/** Things that are held in the hand: some 100 units high, drawn round (0, 0) in the tones of the rooms. */

const axe: Glyph = () =>
  placeAt(0, 0, rect('p', -5, -50, 10, 104, 4) + path('t', 'M-2-44v92M2-44v92'), 18) +
  path('m', 'M10-46C34-58 54-40 52-14C40-24 30-26 16-22Z') +
  path('w', 'M52-16c-10-8-20-12-32-10M24-44c12-2 20 4 26 16');
const revolver: Glyph = () =>
  path('p', 'M-36 0C-44 18-50 34-52 50l24 6C-24 40-20 26-10 16z') +
  path('t', 'M-42 20l22 6M-46 32l22 6M-48 42l20 6') +
  path('m', 'M-40-14h60v28h-52c-8 0-12-6-12-12z') +
  circle('k', 2, 0, 15) +
  ring(6, 9, (x, y) => circle('m', x + 2, y, 3)) +
  path('m', 'M20-12h56v14H20z') +
  path('l2', 'M-26 16c0 12 12 14 16 2M70-12v-6M-34-14l-10-10') +
  path('w', 'M24-9h48');
const bell: Glyph = () =>
  path('gilt', 'M-8-30C-30-26-34 4-44 30H44C34 4 30-26 8-30z') +
  rect('gilt', -50, 28, 100, 10, 5) +
  circle('k', 0, 44, 9) +
  path('p', 'M-6-30v-24h12v24z') +
  circle('l2', 0, -56, 6) +
  path('w', 'M-26 20c4-20 6-32 14-42') +
  path('t', 'M-36 16h72M-32 8h64');
const bottle: Glyph = () =>
  path('glassf', 'M-9-56h18v26c18 8 24 20 24 36v38c0 8-4 12-12 12h-42c-8 0-12-4-12-12V6c0-16 6-28 24-36z') +
  path('liquid', 'M-30 14c12-6 20 6 32 0s20 4 28 0v28c0 8-4 10-10 10h-40c-6 0-10-2-10-10z') +
  circle('w2', -8, 30, 3) +
  circle('w2', 10, 40, 4) +
  circle('w2', 4, 22, 2) +
  path('w', 'M-20 0c2-8 6-14 12-18M-4-50v18');
const candleStick: Glyph = () =>
  circle('glow', 0, -44, 60) +
  path('fire', 'M0-66c10 14 12 20 12 26a12 12 0 0 1-24 0c0-6 2-12 12-26z') +
  path('w2', 'M-13-28h26v58h-26z') +
  path('t', 'M-13-20c4 6 8 2 8 10M5-28c0 8 4 8 8 12') +
  path('gilt', 'M-34 30h68l-8 12h-52zM-18 42h36l6 12h-48z') +
  path('l', 'M0-32v8');
const dice: Glyph = () =>
  (
    [
      [-34, 10, -14, 2],
      [8, -16, 8, 1],
      [42, 24, 22, 2],
    ] as const
  )
    .map(([x, y, turn, pips]) =>
      placeAt(
        x,
        y,
        rect('k', -21, -21, 42, 42, 8) +
          rect('lw', -17, -17, 34, 34, 6) +
          (pips === 1 ? circle('o', 0, 0, 5) : circle('o', -8, -8, 5) + circle('o', 8, 8, 5)),
        turn,
        1.05,
      ),
    )
    .join('');
const dynamite: Glyph = () =>
  many(3, (i) => rect('b', -32 + i * 21, -30, 20, 74, 5) + path('w', `M${-26 + i * 21} -24v60`)) +
  rect('p', -36, -6, 72, 12) +
  rect('p', -36, 20, 72, 10) +
  path('l2', 'M0-30C4-50 26-40 30-58') +
  circle('glow', 32, -60, 34) +
  placeAt(32, -60, path('fire', star(14)));
const idol: Glyph = () =>
  path('o', 'M-26-52h52l6 20-8 14 18 20-6 44h-72l-6-44 18-20-8-14z') +
  path('k', 'M-18-40h12v8h-12zM6-40h12v8H6zM-14-20h28v8h-28z') +
  path('t', 'M-10-16v4M-4-16v4M2-16v4M8-16v4M-28 8h56M-30 18h60M-32 28h64') +
  path('l2', 'M-24 4c4 16 12 20 24 20s20-4 24-20') +
  rect('p', -44, 44, 88, 12, 3);
const armor: Glyph = () =>
  path('m', 'M-44-44c14 4 24 4 30-4 8 10 20 10 28 0 6 8 16 8 30 4l8 30-16 8v40c-20 18-52 18-72 0V-6l-16-8z') +
  path('l2', 'M0-42v82M-36 6c20 10 52 10 72 0') +
  path('w', 'M-30-34c-2 20-2 40 2 60M30-34c0 8 0 16-1 24') +
  path('t', 'M-26 30c16 8 36 8 52 0M-44-30l12 6M44-30l-12 6');
const amulet: Glyph = () =>
  path('cord', 'M-56-50C-50-10-24 0 0 4C24 0 50-10 56-50') +
  circle('gilt', 0, 24, 28) +
  circle('k', 0, 24, 19) +
  ring(4, 12, (x, y, i) => circle(nth(['c', 'a', 'v', 'w2'], i), x, y + 24, 5.5), -45) +
  ring(16, 24, (x, y) => circle('o', x, y + 24, 1.8)) +
  circle('o', 0, 24, 4);
const feather: Glyph = () =>
  placeAt(
    0,
    0,
    path('w2', 'M0 58C-4 30-34 10-28-28C-24-50-8-60 4-64C22-44 26-10 14 14C8 28 4 40 0 58Z') +
      path(
        't',
        many(
          9,
          (i) => `M0 ${40 - i * 10}L${-18 - (i % 3)} ${22 - i * 10}M2 ${38 - i * 10}L${16 + (i % 2)} ${18 - i * 10}`,
        ),
      ) +
      path('l', 'M0 62C0 20 2-20 4-60'),
    24,
  );
const stone: Glyph = () =>
  path('m', blob(40, 9, 0.12, 'lucky', 1.15, 0.86)) +
  path('w', 'M-32-12c8-14 22-20 38-20') +
  path('t', 'M-10 20c10 6 24 4 34-4M-28 8c2 4 6 8 10 10') +
  circle('k', 6, -4, 6);
const kit: Glyph = () =>
  path('l3', 'M-16-34v-14h32v14') +
  rect('o', -50, -34, 100, 70, 8) +
  rect('lw', -44, -28, 88, 58, 5) +
  path('b', 'M-8-20H8v14h14V10H8v14H-8V10h-14V-6h14z') +
  rect('gilt', -34, -38, 12, 8) +
  rect('gilt', 22, -38, 12, 8);
const musicBox: Glyph = () =>
  path('p', 'M-48-4l-6-46h96l6 46z') +
  path('c', 'M-42-10l-4-34h84l4 34z') +
  rect('o', -50, -4, 100, 48, 3) +
  path('l', 'M-50 8h100M-36 20h72v14h-72z') +
  path('l2', 'M50 20h14v-12') +
  circle('gilt', 64, 6, 5) +
  placeAt(0, -18, path('w2', 'M0-22c5 0 7 4 6 8l6 14h-24l6-14c-1-4 1-8 6-8z'));
const glove =
  path(
    'p',
    'M-16 46V4c-10-6-14-16-12-22 6-4 10 2 14 8v-38c0-8 8-8 9 0v26c2-12 2-24 2-34 1-7 8-6 9 0v34l6-26c2-6 9-4 8 2l-4 40c0 18-4 30-4 52z',
  ) +
  rect('c', -18, 38, 36, 14, 3) +
  path('w', 'M-8-10v40M4-8v36');
const gloves: Glyph = () => placeAt(-28, 4, glove, -12) + placeAt(28, 4, `<g transform="scale(-1 1)">${glove}</g>`, 12);
const puzzle: Glyph = () =>
  path('p', 'M-46-20L0-46L46-20V28L0 54L-46 28Z') +
  path('o', 'M-46-20L0-46L46-20L0 6Z') +
  path('l2', 'M0 6v48') +
  path('l', 'M-30-29L16-3M-14-38L32-12M-30-11L16-37M-14-2L32-28M-23 18v20M-46 4L0 30M23 18v20M46 4L0 30') +
  path('gilt', 'M-6-24l6-4 6 4-6 4z');
const salts: Glyph = () =>
  path('glassf', 'M-10-30h20v12c14 6 20 14 20 26v26c0 8-4 12-10 12h-40c-6 0-10-4-10-12V8c0-12 6-20 20-26z') +
  path('w2', 'M-24 22c8-6 16-8 24-6s16 0 24 6v12c0 6-2 8-6 8h-36c-4 0-6-2-6-8z') +
  rect('p', -12, -44, 24, 16, 3) +
  path('dustp', 'M-10-52c-8-8 4-12-4-22M4-52c-6-10 8-12 2-24') +
  path('w', 'M-18 4c2-6 6-10 10-12');
const syringe: Glyph = () =>
  placeAt(
    0,
    0,
    rect('glassf', -12, -22, 24, 50, 3) +
      rect('liquid', -9, 2, 18, 24) +
      rect('m', -16, -30, 32, 8, 2) +
      rect('m', -3, -56, 6, 28) +
      rect('m', -14, -62, 28, 7, 2) +
      path('m', 'M-6 28h12l-4 8v26h-4V36z') +
      path('t', 'M-12-10h8M-12-2h8M-12 6h8M-12 14h8'),
    38,
  );
const salve: Glyph = () =>
  path('o', 'M-38-10h76v40c0 8-6 12-14 12h-48c-8 0-14-4-14-12z') +
  ellipse('p', 0, -10, 38, 12) +
  placeAt(0, -12, path('v', blob(26, 9, 0.12, 'salve', 1.1, 0.34))) +
  path('w', 'M-30 0v30') +
  rect('w2', -18, 8, 36, 20, 2) +
  path('t', 'M-12 14h24M-12 19h24M-12 24h16');
const mask: Glyph = () =>
  path('w2', 'M-40-38C-14-52 14-52 40-38C44 0 32 38 0 54C-32 38-44 0-40-38Z') +
  path(
    'k',
    'M-28-14c8-8 16-8 22 0-6 6-16 6-22 0zM28-14c-8-8-16-8-22 0 6 6 16 6 22 0zM-18 22c12-8 24-8 36 0-10 12-26 12-36 0z',
  ) +
  path('c', 'M-28 2l6 14-10-4zM28 2l-6 14 10-4zM-6-46l6-8 6 8-6 14z') +
  path('t', 'M0-6v18l-6 4M-34-26c8-6 16-8 24-4M34-26c-8-6-16-8-24-4');
const medallion: Glyph = () =>
  path('cord', 'M-44-58L0-8L44-58') +
  circle('gilt', 0, 20, 34) +
  circle('l', 0, 20, 28) +
  placeAt(0, 20, path('l', star(24))) +
  circle('o', 0, 20, 6);
const rood: Glyph = () =>
  circle('glow', 0, -10, 76) +
  path('o', 'M-10-62h20v34h34v20H10v72h-20V-8h-34v-20h34z') +
  path('t', 'M-4-56v112M4-56v112M-38-22h76M-38-14h76') +
  path('w', 'M-8-58v30M-42-26h30');
const ringlet: Glyph = () =>
  circle('ringgold', 0, 16, 32) +
  circle('l', 0, 16, 38) +
  circle('l', 0, 16, 26) +
  path('c', 'M-20-32L0-54L20-32L0-10Z') +
  path('w', 'M-10-32L0-44L10-32M-24 0c2 20 10 32 22 38');
const deadHead: Glyph = () =>
  `<g color="var(--rm-hi)" transform="translate(-52 -54) scale(1.06)">${cutMark('skull', '#120b06')}</g>` +
  path('t', 'M-14-34l6 12-4 10M20-36l-4 10');
const spear: Glyph = () =>
  placeAt(
    0,
    0,
    rect('p', -3, -46, 6, 112, 2) +
      path('m', 'M0-82L14-52L4-40H-4L-14-52Z') +
      path('w', 'M0-78v34') +
      path('c', 'M-6-40h12l4 18-10-6-10 6z'),
    56,
    0.95,
  );
const spiritBoard: Glyph = () =>
  rect('o', -78, -42, 156, 88, 8) +
  rect('lw', -72, -36, 144, 76, 5) +
  path(
    'l',
    many(11, (i) => `M${-58 + i * 11.6} ${f(-8 - 14 * Math.sin((i / 10) * 3.14))}v9`),
  ) +
  path(
    'l',
    many(11, (i) => `M${-58 + i * 11.6} ${f(12 - 14 * Math.sin((i / 10) * 3.14))}v9`),
  ) +
  circle('gilt', -60, -24, 7) +
  circle('w2', 60, -24, 7) +
  path('p', 'M14 6c16-8 34 4 30 18-4 12-18 12-44 10 6-8 4-20 14-28z') +
  circle('glassf', 26, 18, 7);
const crystal: Glyph = () =>
  circle('glow', 0, -8, 70) +
  circle('glassf', 0, -10, 42) +
  path('aw', 'M-26-6c10-14 22 10 34-4s14 4 18 6M-20 10c12-8 18 8 30 0') +
  path('w', 'M-30-22a32 32 0 0 1 22-18') +
  path('gilt', 'M-34 34h68l8 18h-84z') +
  path('p', 'M-24 26h48l10 8h-68z');
const hound: Glyph = () =>
  path(
    'k',
    'M-56 42c-2-30 6-46 18-54l-6-26 18 14c12-4 22-2 30 4l24-6c12 0 18 8 16 16l-14 8-10 10c10 14 12 24 12 34H20L12 24c-10 4-20 4-28 0l-6 18z',
  ) +
  path('w', 'M-30-10c8-4 18-4 26 0M-44 36c0-16 4-28 10-36') +
  circle('emberdot', 22, -10, 3);
const foot: Glyph = () =>
  placeAt(
    0,
    0,
    path('o', 'M-15-34C-20-12-27 8-26 34C-24 54-12 60 0 60S24 54 26 34C27 8 20-12 15-34Z') +
      path('l2', 'M-9 58V38M9 58V38M-20 50l-3 9M-14 53l-1 10M-3 54v10M3 54v10M14 53l1 10M20 50l3 9') +
      path(
        't',
        'M-14-22l-3 18M-7-24l-2 22M0-24v24M7-24l2 22M14-22l3 18M-18 2l-3 20M-10 4l-1 22M-1 6v22M9 4l1 22M18 2l3 20',
      ) +
      path('gilt', 'M-19-50h38v17c-12 5-26 5-38 0z') +
      path('w', 'M-15-43h30') +
      circle('goldring', 0, -57, 7) +
      path('goldchain', 'M6-60c10-8 22-6 30 2s20 8 28-2'),
    14,
  );
/** A blade with a hilt; `k` 1 drinks from its owner. */
const blade: Glyph = ({ k = 0 } = {}) =>
  placeAt(
    0,
    0,
    path('m', 'M-8-10L-6 58L0 74L6 58L8-10Z') +
      path('w', 'M-2-4v66') +
      path('gilt', 'M-28-14c18 6 38 6 56 0v8c-18 6-38 6-56 0z') +
      rect(k === 1 ? 'b' : 'p', -6, -48, 12, 36, 3) +
      circle('gilt', 0, -54, 8) +
      (k === 1
        ? path('trickle', 'M-6-40C-30-40-34-10-30 14M6-40C30-40 34-10 30 14')
        : path('t', 'M-6-40h12M-6-30h12M-6-20h12')),
    34,
  );
const bug: Glyph = () =>
  path('leg', 'M-15-11L-5-3M-17 0H-6M-15 11L-5 4M15-11L5-3M17 0H6M15 11L5 4M-3-14l-5-8M3-14l5-8') +
  ellipse('f', 0, 3, 7, 10) +
  circle('f', 0, -10, 4.8) +
  path('w', 'M0-5v17M-5 0c3 2 7 2 10 0M-6 5c4 2 8 2 12 0');
const bugs: Glyph = () => {
  const random = rng('many legs');
  return many(22, (i) => {
    const [x, y] = [-128 + (i % 8) * 36 + (random() - 0.5) * 30, -50 + Math.floor(i / 8) * 48 + (random() - 0.5) * 34];
    return placeAt(x, y, bug(), Math.round(random() * 360), Number(f(0.55 + random() * 0.8)));
  });
};
const lumps: Glyph = () =>
  many(5, (i) => placeAt(-40 + i * 20, (i % 2) * 8, path('coal', jag(9 + (i % 3) * 3, 7, 0.25, `lump${i}`))));

export const OBJECTS = {
  axe,
  revolver,
  bell,
  bottle,
  candleStick,
  dice,
  dynamite,
  idol,
  armor,
  amulet,
  feather,
  stone,
  kit,
  musicBox,
  gloves,
  puzzle,
  salts,
  syringe,
  salve,
  mask,
  medallion,
  ringlet,
  rood,
  deadHead,
  spear,
  spiritBoard,
  crystal,
  hound,
  foot,
  blade,
  bugs,
  lumps,
};
