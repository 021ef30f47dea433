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

/** Parallel lines whose thickness follows the tone. */
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
    for (let u = -reach; u <= reach; u += step) {
      const bent = v + wave * Math.sin(u / 37 + v / 90);
      const x = w / 2 + u * cos - bent * sin;
      const y = h / 2 + u * sin + bent * cos;
      const outside = x < -step || y < -step || x > w + step || y > h + step;
      const dark = outside ? 0 : tone(x, y);
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
