import { circle, ellipse, type Glyph, glow, many, path, rect } from '../ink/pen.ts';

/** Things of our own time and what is met at night, seen from the front, some 100 across. */

const crossbow: Glyph = () =>
  path('rope', 'M-46-30L0 18L46-30') +
  path('m', 'M-52-30C-30-54 30-54 52-30L46-24C26-42-26-42-46-24Z') +
  path('o', 'M-6-46h12l3 74 5 30h-28l5-30z') +
  path('l2', 'M0-60V16') +
  path('m', 'M0-72l8 16H-8z') +
  path('k', 'M-4 22h8v8h-8z') +
  path('w', 'M-38-36c10-8 22-11 32-11');

const headphones: Glyph = () =>
  path('hoop', 'M-40 14C-44-62 44-62 40 14') +
  path('l', 'M-45 14C-50-68 50-68 45 14M-35 14C-38-56 38-56 35 14') +
  rect('k', -52, 4, 22, 44, 9) +
  rect('k', 30, 4, 22, 44, 9) +
  rect('c', -34, 8, 11, 36, 5) +
  rect('c', 23, 8, 11, 36, 5) +
  path('l2', 'M-41 48c2 16 18 8 22 20');

const watch: Glyph = () =>
  path('goldchain', 'M0-52C30-74 62-56 56-30') +
  rect('gilt', -8, -58, 16, 14, 3) +
  circle('gilt', 0, 0, 46) +
  circle('w2', 0, 0, 37) +
  many(12, (i) => `<g transform="rotate(${i * 30})">${path(i % 3 === 0 ? 'l2' : 'l', 'M0-33v6')}</g>`) +
  path('l2', 'M0 0V-22M0 0L14 9') +
  path('bl2', 'M0 8L-4-28') +
  circle('k', 0, 0, 3.4) +
  path('w', 'M-40-12A42 42 0 0 1-14-39');

const bat: Glyph = () =>
  path(
    'f',
    'M0-22l7-14 5 16c6 2 8 8 8 12 14-20 40-28 72-24-14 10-18 20-18 32-12-6-22-4-28 6-10-8-20-6-26 4-6 4-10 14-20 22-10-8-14-18-20-22-6-10-16-12-26-4-6-10-16-12-28-6 0-12-4-22-18-32 32-4 58 4 72 24 0-4 2-10 8-12l5-16z',
  ) +
  path('ash', 'M22-6C38-18 56-26 86-30M22 0c10-4 18 0 26 4M-22-6C-38-18-56-26-86-30M-22 0c-10-4-18 0-26 4') +
  circle('emberdot', -5, -12, 2.6) +
  circle('emberdot', 5, -12, 2.6) +
  path('pale', 'M-5-2h4l-2 7zM1-2h4l-2 7z');

/** A door that stands ajar, and the dark behind it. */
const ajar: Glyph = () =>
  rect('p', -44, -66, 88, 132, 2) +
  rect('pit', -36, -58, 72, 124) +
  path('o', 'M36-58L-12-46V66L36 66Z') +
  path('l', 'M30-48L-6-39V-2L30-4ZM30 6L-6 8V54L30 54Z') +
  circle('gilt', -4, 6, 4) +
  path('w', 'M-12-46V66') +
  circle('emberdot', -27, -10, 2) +
  circle('emberdot', -20, -10, 2);

const ghost: Glyph = () =>
  path(
    'pale',
    'M0-64C-26-64-36-40-36-14C-38 10-52 14-50 24C-46 32-40 24-36 20C-38 44-48 56-40 66C-30 58-26 60-20 68C-12 58-6 60 0 68C6 60 12 58 20 68C26 60 30 58 40 66C48 56 38 44 36 20C40 24 46 32 50 24C52 14 38 10 36-14C36-40 26-64 0-64Z',
  ) +
  ellipse('f', -12, -26, 6, 9) +
  ellipse('f', 12, -26, 6, 9) +
  ellipse('f', 0, -4, 6, 10) +
  path('t', 'M-22 8c0 20-4 34-8 48M22 8c0 20 4 34 8 48M-6 22c0 14 0 24-2 36M8 24c0 12 0 22 2 34');

const flashlight: Glyph = () =>
  glow(54, 0, 60) +
  path('pale', 'M30-20L84-44V44L30 20Z') +
  rect('k', -70, -13, 66, 26, 5) +
  path('m', 'M-6-14L26-26V26L-6 14Z') +
  rect('gilt', 24, -27, 8, 54, 2) +
  rect('b', -40, -17, 16, 6, 2) +
  path('ash', 'M-64-6h54M-64 0h54M-64 6h54') +
  path('w', 'M-2-12L20-20');

export const MODERN = { crossbow, headphones, watch, bat, ajar, ghost, flashlight };
