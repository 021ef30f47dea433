import { f, rng } from './noise.ts';

/**
 * The vocabulary of a drawn room. A shape's class is its tone: o object, p in shade, k dark, m metal, c cloth, v leaf, a water, b blood, fire;
 * l and t ink lines, w white heightening. Shapes are drawn round (0, 0).
 */

/** What some glyphs can be asked for: width, height, number of steps, kind, direction, a path. */
export interface GlyphOptions {
  readonly w?: number;
  readonly h?: number;
  readonly n?: number;
  readonly k?: number;
  readonly dir?: 'down';
  readonly d?: string;
}
export type Glyph = (options?: GlyphOptions) => string;

export const path = (tone: string, d: string): string => `<path class="${tone}" d="${d}"/>`;
export const rect = (tone: string, x: number, y: number, w: number, h: number, r = 0): string =>
  `<rect class="${tone}" x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}"${r === 0 ? '' : ` rx="${r}"`}/>`;
export const circle = (tone: string, x: number, y: number, r: number): string =>
  `<circle class="${tone}" cx="${f(x)}" cy="${f(y)}" r="${f(r)}"/>`;
export const ellipse = (tone: string, x: number, y: number, a: number, b: number): string =>
  `<ellipse class="${tone}" cx="${f(x)}" cy="${f(y)}" rx="${f(a)}" ry="${f(b)}"/>`;
/** Light of a flame. */
export const glow = (x: number, y: number, r: number): string => `<circle class="glow" cx="${x}" cy="${y}" r="${r}"/>`;

/** Moved, turned and scaled. */
export const placeAt = (x: number, y: number, shape: string, turn = 0, scale = 1): string =>
  `<g transform="translate(${f(x)} ${f(y)})${turn === 0 ? '' : ` rotate(${turn})`}${scale === 1 ? '' : ` scale(${scale})`}">${shape}</g>`;

/** One of a few, begun anew after the last. */
export const nth = <T>(list: readonly [T, ...T[]], i: number): T => list[i % list.length] ?? list[0];

export const many = (n: number, draw: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => draw(i)).join('');

/** Something n times round a circle; `a` is the direction in degrees. */
export const ring = (
  n: number,
  r: number,
  draw: (x: number, y: number, i: number, a: number) => string,
  from = -90,
): string =>
  many(n, (i) => {
    const a = from + (i * 360) / n;
    return draw(Math.cos((a * Math.PI) / 180) * r, Math.sin((a * Math.PI) / 180) * r, i, a);
  });

export function hatch(x: number, y: number, w: number, h: number, gap = 3): string {
  let d = '';
  for (let i = 0; i <= w; i += gap) d += `M${f(x + i)} ${f(y)}v${f(h)}`;
  return path('t', d);
}

export function star(r: number): string {
  let d = '';
  for (let i = 0; i < 10; i++) {
    const a = -Math.PI / 2 + (i * Math.PI) / 5;
    const q = i % 2 === 1 ? r * 0.382 : r;
    d += `${i === 0 ? 'M' : 'L'}${f(Math.cos(a) * q)} ${f(Math.sin(a) * q)}`;
  }
  return `${d}Z`;
}

type Point = readonly [number, number];

function wobbly(r: number, n: number, jitter: number, seed: string, sx: number, sy: number): Point[] {
  const random = rng(seed);
  return Array.from({ length: n }, (_, i): Point => {
    const a = (i / n) * 6.2832;
    const q = r * (1 - jitter + random() * jitter * 2);
    return [Math.cos(a) * q * sx, Math.sin(a) * q * sy];
  });
}

/** A closed line with soft bends: a puddle, a lake, a tree. */
export function blob(r: number, n: number, jitter: number, seed: string, sx = 1, sy = 1): string {
  const points = wobbly(r, n, jitter, seed, sx, sy);
  const middle = (a: Point, b: Point): string => `${f((a[0] + b[0]) / 2)} ${f((a[1] + b[1]) / 2)}`;
  const [first] = points;
  if (first === undefined) return '';
  const bends = points.map((p, i) => `Q${f(p[0])} ${f(p[1])} ${middle(p, points[i + 1] ?? first)}`);
  return `M${middle(points.at(-1) ?? first, first)}${bends.join('')}Z`;
}

/** A closed line with sharp bends: a stone, a lump of coal, a hole. */
export const jag = (r: number, n: number, jitter: number, seed: string, sx = 1, sy = 1): string =>
  `M${wobbly(r, n, jitter, seed, sx, sy)
    .map(([x, y]) => `${f(x)} ${f(y)}`)
    .join('L')}Z`;
