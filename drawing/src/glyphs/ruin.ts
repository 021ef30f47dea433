import { f, rng } from '../ink/noise.ts';
import { blob, circle, ellipse, type Glyph, jag, many, path, placeAt, rect, ring } from '../ink/pen.ts';
import { SEATS } from './seats.ts';
import { STORES } from './stores.ts';
import { THINGS } from './things.ts';

const hole: Glyph = () =>
  path('p', jag(66, 20, 0.14, 'hole', 1.08, 0.92)) +
  path('pit', jag(55, 20, 0.13, 'hole', 1.08, 0.92)) +
  path(
    't',
    ring(24, 62, (x, y) => `M${f(x)} ${f(y * 0.9)}L${f(x * 0.8)} ${f(y * 0.72)}`),
  ) +
  placeAt(-44, -30, rect('o', -22, -5, 44, 9), 38) +
  placeAt(46, 22, rect('o', -26, -5, 52, 9), 208) +
  placeAt(30, -40, rect('o', -18, -5, 36, 9), 120) +
  path('w', 'M-58-24C-40-54 20-60 52-36');

const cracks: Glyph = () => path('l2', 'M-70-20l26 6 14-10 30 12 20-6 24 8M-20 40l18-8 26 10 30-8M-2-12l6 22-8 20');

const heap: Glyph = () =>
  path('dirt', blob(56, 12, 0.14, 'hp', 1.1, 0.8)) +
  placeAt(-34, -10, THINGS.wheel(), 12) +
  placeAt(14, -22, STORES.crate(), 24, 0.9) +
  placeAt(40, 14, SEATS.chair(), 130, 1.2) +
  placeAt(-6, 20, STORES.trunk(), -14) +
  placeAt(-44, 28, THINGS.lampbroken(), -50) +
  placeAt(44, -26, THINGS.painting({ k: 2 }), 30);

const rubble: Glyph = () =>
  many(9, (i) => {
    const q = rng(`rb${i}`);
    return placeAt((q() - 0.5) * 50, (q() - 0.5) * 40, `<path class="o" d="${jag(4 + q() * 7, 7, 0.25, `r${i}`)}"/>`);
  });

const beam: Glyph = ({ w = 96 } = {}) =>
  path('beam', `M${-w / 2} -8L${w / 2 - 8} -9l4 5 4-2-3 8 5 4-12 4L${-w / 2} 8z`) +
  path('ash', `M${-w / 2 + 6} -3h${w - 30}M${-w / 2 + 10} 2h${w - 40}M${w / 2 - 26}-7l4 14M${w / 2 - 40}-7l4 14`) +
  circle('emberdot', w / 2 - 12, 0, 2.2);

const char: Glyph = () =>
  path('soot', blob(74, 12, 0.18, 'ch', 1.1, 1)) +
  path('soot', blob(46, 11, 0.22, 'ch2')) +
  path('t', 'M-60-40l20 14M-30-60l10 22M40-56l-8 22M64-20l-22 4M60 34l-20-8M20 62l-4-22M-34 56l10-18M-66 16l22-2');

const blood: Glyph = () =>
  path('b', blob(44, 12, 0.26, 'blood', 1.15, 0.86)) +
  placeAt(54, -34, path('b', blob(9, 8, 0.3, 'b3'))) +
  placeAt(-58, 30, path('b', blob(7, 8, 0.3, 'b4'))) +
  placeAt(-50, -36, path('b', blob(5, 7, 0.3, 'b5'))) +
  placeAt(62, 22, path('b', blob(4, 7, 0.3, 'b6'))) +
  path('stain', blob(30, 10, 0.2, 'bd', 1.15, 0.86)) +
  path('bw', 'M-34-10c4-12 16-20 30-20M30 14c-4 8-10 12-18 14');

const drag: Glyph = () => path('dragm', 'M0 0C20 18 34 44 36 84M10-2C30 16 46 42 48 82');

const hand: Glyph = () =>
  path('b', 'M-7 10c-3-6-3-10-1-14l-1-12 3-1 2 10 0-14 4 0 0 14 3-12 3 1-2 13 5-7 3 2-6 14c-1 4-3 6-5 6z');

const web: Glyph = () =>
  ring(7, 44, (_x, _y, i, _a) =>
    i < 4 ? path('webl', `M0 0L${f(Math.cos(i * 30 * 0.01745) * 50)} ${f(Math.sin(i * 30 * 0.01745) * 50)}`) : '',
  ) +
  many(4, (k) =>
    path(
      'webl',
      `M${f(12 + k * 10)} 0${many(3, (i) => {
        const r = 12 + k * 10,
          a = (i + 1) * 30 * 0.01745,
          m = (i + 0.5) * 30 * 0.01745;
        return `Q${f(Math.cos(m) * r * 0.84)} ${f(Math.sin(m) * r * 0.84)} ${f(Math.cos(a) * r)} ${f(Math.sin(a) * r)}`;
      })}`,
    ),
  );

const dust: Glyph = () => many(5, (i) => path('dustp', `M${-60 + i * 26} ${i % 2 ? 10 : -8}c8-8 20-8 26 0`));

const footprints: Glyph = () =>
  many(5, (i) =>
    placeAt(
      i * 3 - 8,
      -52 + i * 26,
      ellipse('print', i % 2 ? 8 : -8, 0, 4.5, 9) + ellipse('print', i % 2 ? 8 : -8, 13, 3.5, 4),
      6,
    ),
  );

const nails: Glyph = () =>
  path(
    'f',
    many(12, (i) => `M${-80 + (i % 6) * 32} ${i < 6 ? -36 : 36}h3v3h-3z`),
  );

const puddle: Glyph = () => path('a', blob(22, 9, 0.2, 'pd', 1.3, 0.8)) + path('aw', 'M-10-2h12M-2 4h14');

/** Ruin. */
export const RUIN = { hole, cracks, heap, rubble, beam, char, blood, drag, hand, web, dust, footprints, nails, puddle };
