import { circle, ellipse, type Glyph, glow, many, path, rect, ring } from '../ink/pen.ts';

/** Small things as they lie on a card, a plate or a threshold: seen from the front, some 100 across. */

const key: Glyph = () =>
  path('gilt', 'M-30-20a20 20 0 1 1 0 40 20 20 0 0 1 0-40zm0 11a9 9 0 1 0 0 18 9 9 0 0 0 0-18z') +
  path('gilt', 'M-11-5h60v10H41v12H33V5h-7v9h-8V5h-29z') +
  path('w', 'M-42-8a14 14 0 0 1 12-8M-8-3h52');
const letter: Glyph = () =>
  path('w2', 'M-48-32h96v64h-96z') +
  path('l', 'M-48-32L0 8l48-40M-48 32l36-32M48 32L12 0') +
  circle('b', 0, 8, 11) +
  path('bw', 'M-5 5c2-4 6-4 8-2');
const photograph: Glyph = () =>
  path('w2', 'M-38-46h76v92h-76z') +
  rect('k', -30, -38, 60, 60) +
  path('o', 'M-12-10a12 12 0 1 1 24 0 12 12 0 0 1-24 0zM-22 22c0-16 10-20 22-20s22 4 22 20z') +
  path('t', 'M-28 32h56M-24 38h40');
const rope: Glyph = () =>
  many(3, (i) => ellipse('ropecoil', 0, 14 - i * 13, 40 - i * 3, 13)) +
  path('ropecoil', 'M38-10C52-30 20-40 26-56') +
  path('t', 'M-34 16l8 8M-16 22l8 6M6 22l8 4M26 16l6 6M-30 2l8 6M20 4l8 4');
const coin: Glyph = () =>
  circle('gilt', 0, 0, 42) +
  circle('l', 0, 0, 34) +
  path('k', 'M0-22c12 0 18 8 18 18 0 8-4 12-8 16v10h-20V12c-4-4-8-8-8-16 0-10 6-18 18-18z') +
  path('gilt', 'M-10-6h7v7h-7zM3-6h7v7H3z') +
  path('w', 'M-30-24A38 38 0 0 1-4-38');
const saw: Glyph = () =>
  path('m', `M-10-12H62c8 0 8 22 0 22H-10z`) +
  path(
    'k',
    many(8, (i) => `M${-6 + i * 9}-12l3-6 3 6zM${-6 + i * 9} 10l3 6 3-6z`),
  ) +
  path('b', 'M-58-24h44l8 12v24l-8 12h-44z') +
  path('k', 'M-52-44h36v10h-26v12h-10zM-60-14h-8v28h8z') +
  path('w', 'M-52-18h34M-2-6h54');
const camera: Glyph = () =>
  path('k', 'M-22-42h44l6 14h-56z') +
  rect('p', -52, -30, 104, 64, 6) +
  circle('m', 0, 2, 26) +
  circle('k', 0, 2, 19) +
  circle('a', 0, 2, 12) +
  path('w', 'M-8-4a12 12 0 0 1 8-6M-44-22h22') +
  circle('b', 38, -18, 5);
const chart: Glyph = () =>
  path('w2', 'M-54-34l36 8 36-8 36 8v62l-36-8-36 8-36-8z') +
  path('t', 'M-18-26v62M18-34v62') +
  path('steps', 'M-42 20c14-16 22 4 34-14s20-16 36-18') +
  path('bl', 'M30-18l12 12M42-18L30-6');
const robe: Glyph = () =>
  path('c', 'M-16-54h32l36 22-12 22-14-8v76h-52v-76l-14 8-12-22z') +
  path('l2', 'M0-54v112') +
  path('gilt', 'M-16-54L0-24l16-30 6 4L0-12-22-50z') +
  path('t', 'M-18 0v52M18 0v52M-40-22l10-8M40-22l-10-8');
const crown: Glyph = () =>
  path('gilt', 'M-48 34l-8-70 28 28L0-46l28 38 28-28-8 70z') +
  rect('p', -48, 30, 96, 14, 3) +
  many(3, (i) => circle(i === 1 ? 'b' : 'a', -28 + i * 28, 16, 6)) +
  path('w', 'M-44 24l-6-46');
const egg: Glyph = () =>
  path('w2', 'M0-54c26 0 40 38 40 62S22 52 0 52-40 32-40 8s14-62 40-62z') +
  path('l', 'M-40 4l16-12 14 14 16-14 16 14 18-12') +
  path('t', 'M-26 26c14 8 34 8 50 0M-18-30c4-6 8-10 12-12');
const heart: Glyph = () =>
  path('b', 'M0 52C-46 18-54-8-44-28c10-18 34-18 44 2 10-20 34-20 44-2 10 20 2 46-44 80z') +
  path('meat', 'M-12-34v-22h10v22zM6-36l6-20 10 4-6 20z') +
  path('bw', 'M-34-14c0-10 6-16 14-16M-4 30c10-8 20-18 26-30');
const serpent: Glyph = () =>
  path('snake0', 'M-44 40C-10 56 44 44 36 20S-36 10-34-12 30-22 34-44') +
  path('snake1', 'M-44 40C-10 56 44 44 36 20S-36 10-34-12 30-22 34-44') +
  path('v', 'M22-44c0-14 8-20 18-18s14 12 8 22-24 8-26-4z') +
  circle('emberdot', 40, -50, 3) +
  path('bl2', 'M46-60l10-8M46-60l12 0');
const sprout: Glyph = () =>
  path('branch', 'M0 52C-4 20 4-10 0-40M0 20c-14-2-22-8-28-18M2 0c14-2 22-10 26-20') +
  path(
    'v',
    'M0-36c-16-4-20-18-14-26 12 2 18 12 14 26zM-26 2c-16 2-26-6-26-16 14-4 24 4 26 16zM28-20c-2-14 6-26 18-26 4 14-4 24-18 26z',
  ) +
  path('b', 'M0-40c6-12 18-14 26-8-4 12-14 16-26 8z') +
  path('w', 'M-46-10c6 2 12 6 18 10M42-40c-4 6-8 12-12 18');
const anchor: Glyph = () =>
  path(
    'm',
    'M-5-34H5v68c14-2 24-10 28-22l-10 4 8-26 20 20-10-2C36 36 20 48 0 52c-20-4-36-16-41-44l-10 2 20-20 8 26-10-4c4 12 14 20 28 22z',
  ) +
  path('m', 'M-22-26h44v8h-44z') +
  circle('ringo', 0, -44, 9);
const helm: Glyph = () =>
  ring(8, 46, (x, y) => path('l3', `M0 0L${x.toFixed(0)} ${y.toFixed(0)}`)) +
  circle('hoop', 0, 0, 32) +
  circle('gilt', 0, 0, 11) +
  ring(8, 48, (x, y) => circle('o', x, y, 5));
const hat: Glyph = () =>
  path('k', 'M-26-44h52l6 62h-64z') +
  ellipse('k', 0, 20, 58, 12) +
  path('drape', 'M-30 6h60') +
  path('w', 'M-20-36v34');
const radio: Glyph = () =>
  rect('p', -52, -30, 104, 66, 10) +
  path('l2', 'M34-30l16-28') +
  circle('k', -20, 4, 20) +
  path('w', 'M-34-2h28M-36 4h32M-34 10h28') +
  rect('glassf', 12, -16, 32, 14, 2) +
  path('bl2', 'M24-16v14') +
  circle('gilt', 20, 16, 6) +
  circle('gilt', 38, 16, 6);
const teapot: Glyph = () =>
  path('o', 'M-34-14h64c8 0 12 10 12 20 0 18-16 30-44 30s-44-12-44-30c0-10 4-20 12-20z') +
  path('o', 'M40 0c10-2 10-18 22-20l-4 14c-6 12-10 20-20 22z') +
  path('ringo', 'M-44 20c-20 0-20-28 0-26') +
  path('p', 'M-26-16c0-14 48-14 48 0z') +
  circle('p', -2, -30, 5) +
  path('w', 'M-30 0c0 14 6 20 12 24');
const lampion: Glyph = () =>
  glow(0, 4, 64) +
  path('l3', 'M-20-40C-14-62 14-62 20-40') +
  path('m', 'M-24-40h48l-6 12h-36zM-30 34h60l6 14h-72z') +
  path('glassf', 'M-20-28h40l8 62h-56z') +
  path('fire', 'M0-16c10 14 12 20 12 26a12 12 0 0 1-24 0c0-6 2-12 12-26z') +
  path('l2', 'M-20-28l-8 62M20-28l8 62');
const bird: Glyph = () =>
  path(
    'f',
    'M-56 22c14-8 22-18 26-30 8-22 26-34 48-30 6-12 22-14 30-4l18 4-18 8c2 22-6 42-26 52l8 24h-8L12 24 4 26l6 20H2L-6 26c-18 2-34 0-50-4z',
  ) +
  circle('emberdot', 34, -34, 3.5) +
  path('w', 'M-20 6c10 6 24 6 36-2M-12 14c8 4 16 4 26 0');
const fish: Glyph = () =>
  path('a', 'M-30 0C-14-26 26-30 50 0 26 30-14 26-30 0z') +
  path('a', 'M-30 0l-26-22 6 22-6 22z') +
  path('aw', 'M-6-14c8 8 8 20 0 28M8-18c8 10 8 26 0 36M22-16c6 8 6 22 0 30') +
  circle('k', 36, -6, 4);
const scroll: Glyph = () =>
  path('w2', 'M-36-44h72v80h-72z') +
  rect('o', -46, -54, 92, 14, 7) +
  rect('o', -46, 32, 92, 14, 7) +
  path('t', 'M-26-28h52M-26-16h46M-26-4h52M-26 8h38') +
  circle('b', 20, 20, 8);
const casket: Glyph = () =>
  path('p', 'M-46-8c0-26 92-26 92 0z') +
  rect('o', -46, -8, 92, 46, 3) +
  path('gilt', 'M-8-10H8V8H-8zM-46-2h92v5h-92z') +
  rect('gilt', -40, -14, 8, 50) +
  rect('gilt', 32, -14, 8, 50) +
  circle('k', 0, 0, 3);
const gear: Glyph = () =>
  ring(
    10,
    42,
    (_x, _y, _i, a) => `<g transform="rotate(${a + 90})"><rect class="m" x="-7" y="-50" width="14" height="20"/></g>`,
  ) +
  circle('m', 0, 0, 38) +
  circle('k', 0, 0, 14) +
  ring(5, 26, (x, y) => circle('k', x, y, 5)) +
  path('w', 'M-30-14a34 34 0 0 1 20-18');
const scepter: Glyph = () =>
  path('o', 'M-46 52L18-18l8 8-64 70z') +
  path('gilt', 'M12-32l22 22 6-26 14-10-22-4-8-16-8 20z') +
  circle('b', 28, -30, 9) +
  path('w', 'M-34 44l44-48');
const parachute: Glyph = () =>
  path('t', 'M-52-16L0 46M-26-12L0 46M26-12L0 46M52-16L0 46') +
  path('b', 'M-54-14C-52-72 52-72 54-14 46-22 36-22 27-13 18-22 9-22 0-13-9-22-18-22-27-13-36-22-46-22-54-14z') +
  path('w2', 'M-27-13C-28-36-18-50 0-58 18-50 28-36 27-13 18-22 9-22 0-13-9-22-18-22-27-13z') +
  path('k', 'M-9 40H9v16H-9z') +
  path('w', 'M-44-30c4-14 12-22 22-26');

export const SUNDRIES = {
  key,
  letter,
  photograph,
  rope,
  coin,
  saw,
  camera,
  chart,
  robe,
  crown,
  egg,
  heart,
  serpent,
  sprout,
  anchor,
  helm,
  hat,
  radio,
  teapot,
  lampion,
  bird,
  fish,
  scroll,
  casket,
  gear,
  scepter,
  parachute,
} as const satisfies Readonly<Record<string, Glyph>>;
