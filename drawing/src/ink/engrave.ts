import { f, rng } from './noise.ts';

/** The engraver's hand: lines that swell with the tone. Rays and the lace of card backs go with them. All return path data. */

export interface Engraving {
  readonly w: number;
  readonly h: number;
  /** Between two lines, and between two points of a line. */
  readonly gap?: number;
  readonly step?: number;
  /** Of the lines, in degrees. */
  readonly angle?: number;
  readonly wave?: number;
  /** Darkness at a point, 0 to 1; below `min` the line breaks off. */
  readonly tone: (x: number, y: number) => number;
  readonly min?: number;
  readonly max?: number;
}

/** The stretch of the line through `p` in direction `d` that lies between 0 and `size`, in steps along the line. */
function within(p: number, d: number, size: number): readonly [number, number] {
  if (Math.abs(d) < 1e-9) return p >= 0 && p <= size ? [-Infinity, Infinity] : [1, 0];
  const [a, b] = [-p / d, (size - p) / d];
  return a < b ? [a, b] : [b, a];
}

/** Parallel lines whose thickness follows the tone. They end at the edge of the plate. */
export function engrave(plate: Engraving): string {
  const { w, h, gap = 4, step = 6, angle = 0, wave = 0, tone, min = 0.06, max = 0.95 } = plate;
  const a = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(a), Math.sin(a)];
  const reach = Math.hypot(w, h) / 2 + gap;
  const parts: string[] = [];
  for (let v = -reach; v <= reach; v += gap) {
    let upper: string[] = [];
    let lower: string[] = [];
    const flush = (): void => {
      if (upper.length > 1) parts.push(`M${upper.join('L')}L${lower.reverse().join('L')}Z`);
      upper = [];
      lower = [];
    };
    const [x0, y0] = [w / 2 - v * sin, h / 2 + v * cos];
    const [across, down] = [within(x0, cos, w), within(y0, sin, h)];
    const [from, to] = [Math.max(across[0], down[0]), Math.min(across[1], down[1])];
    const n = Math.ceil((to - from) / step);
    for (let i = 0; i <= n; i++) {
      const u = Math.min(to, from + i * step);
      const bend = wave * Math.sin(u / 37 + v / 90);
      const [x, y] = [x0 + u * cos - bend * sin, y0 + u * sin + bend * cos];
      const dark = tone(x, y);
      if (!(dark > min)) {
        flush();
        continue;
      }
      const half = (Math.min(dark, max) * gap) / 2;
      upper.push(`${f(x + sin * half)} ${f(y - cos * half)}`);
      lower.push(`${f(x - sin * half)} ${f(y + cos * half)}`);
    }
    flush();
  }
  return parts.join('');
}

/** A ring of thin flames from radius r1 to r2. */
export function rays(cx: number, cy: number, r1: number, r2: number, n: number): string {
  const random = rng('rays');
  const point = (t: number, r: number): string => `${f(cx + Math.cos(t) * r)} ${f(cy + Math.sin(t) * r)}`;
  let d = '';
  for (let i = 0; i < n; i++) {
    const t = (i / n) * Math.PI * 2;
    const half = (0.22 / n) * Math.PI * 2;
    const inner = r1 * (0.94 + random() * 0.12);
    d += `M${point(t - half, inner)}L${point(t, r2 * (0.7 + random() * 0.3))}L${point(t + half, inner)}Z`;
  }
  return d;
}

/** The lace of bank notes. */
export function guilloche(cx: number, cy: number, r: number, swing: number, petals: number, turns: number): string {
  let d = '';
  for (let k = 0; k < turns; k++) {
    const shift = (k / turns) * Math.PI * 2;
    for (let i = 0; i <= 120; i++) {
      const t = (i / 120) * Math.PI * 2;
      const q = r + swing * Math.sin(petals * t + shift);
      d += `${i === 0 ? 'M' : 'L'}${f(cx + Math.cos(t) * q)} ${f(cy + Math.sin(t) * q)}`;
    }
    d += 'Z';
  }
  return d;
}
