import { f } from '../ink/noise.ts';
import { type Glyph, many, path, rect } from '../ink/pen.ts';

const rug: Glyph = ({ w = 110, h = 76 } = {}) =>
  rect('c', -w / 2, -h / 2, w, h, 2) +
  rect('lw', -w / 2 + 5, -h / 2 + 5, w - 10, h - 10) +
  rect('lw', -w / 2 + 9, -h / 2 + 9, w - 18, h - 18) +
  path('lw', `M0 ${-h / 2 + 14}L${w / 2 - 16} 0L0 ${h / 2 - 14}L${-w / 2 + 16} 0Z`) +
  path(
    't',
    many(Math.floor(h / 4), (i) => `M${-w / 2 - 4} ${f(-h / 2 + 2 + i * 4)}h4M${w / 2} ${f(-h / 2 + 2 + i * 4)}h4`),
  );

const runner: Glyph = ({ w = 44, h = 214 } = {}) =>
  rect('c', -w / 2, -h / 2, w, h) +
  rect('lw', -w / 2 + 4, -h / 2, w - 8, h) +
  path(
    'lw',
    many(Math.floor(h / 24), (i) => `M0 ${f(-h / 2 + 4 + i * 24)}l10 9-10 9-10-9z`),
  );

const doormat: Glyph = () =>
  rect('p', -26, -11, 52, 22, 1) +
  path(
    't',
    many(12, (i) => `M${-24 + i * 4.3} -11v22`),
  );

const coats: Glyph = () =>
  rect('p', -26, -6, 52, 8) + many(4, (i) => path(i % 2 ? 'c' : 'k', `M${-26 + i * 14} 0c2-3 8-3 10 0l2 18h-14z`));

const mat: Glyph = () => rect('c', -46, -26, 92, 52, 2) + path('lw', 'M-46-13h92M-46 0h92M-46 13h92');

/** Cloth. */
export const CLOTH = { rug, runner, doormat, coats, mat };
