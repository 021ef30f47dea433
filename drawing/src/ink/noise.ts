/** Seeded randomness for drawings: the same seed draws the same picture on every screen. */

export type Random = () => number;

export function rng(seed: string): Random {
  let a = 0;
  for (const letter of seed) a = (a * 31 + letter.charCodeAt(0)) >>> 0;
  a = (a ^ 0x9e3779b9) >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A coordinate as it is written into a path: one decimal is finer than any screen. */
export const f = (n: number): string => (Math.round(n * 10) / 10).toString();

function lattice(x: number, y: number): number {
  let h = (x * 374761393 + y * 668265263) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

const smooth = (t: number): number => t * t * (3 - 2 * t);

/** Value noise between 0 and 1. */
export function noise(x: number, y: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [smooth(x - i), smooth(y - j)];
  const [a, b, c, d] = [lattice(i, j), lattice(i + 1, j), lattice(i, j + 1), lattice(i + 1, j + 1)];
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
}

/** Three octaves of noise: clouds, stains, the grain of a wall. */
export const clouds = (x: number, y: number): number =>
  noise(x, y) * 0.5 + noise(x * 2.1, y * 2.1) * 0.3 + noise(x * 4.3, y * 4.3) * 0.2;
