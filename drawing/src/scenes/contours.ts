import { noise } from '../ink/noise.ts';

/** The box of the contour lines. */
export const CONTOURS = { w: 840, h: 620 } as const;

function draw(): string {
  let d = '';
  for (let ring = 3; ring < 26; ring++) {
    for (let i = 0; i <= 96; i++) {
      const a = (i / 96) * Math.PI * 2;
      const q = noise(Math.cos(a) * 1.6 + 7 + ring * 0.022, Math.sin(a) * 1.6 + 3 + ring * 0.014);
      const r = ring * 26 * (0.72 + q * 0.62);
      d += `${i === 0 ? 'M' : 'L'}${(420 + Math.cos(a) * r * 1.25).toFixed(1)} ${(310 + Math.sin(a) * r).toFixed(1)}`;
    }
    d += 'Z';
  }
  return d;
}

let drawn: string | null = null;

/** The hill under the house, as contour lines on the table. */
export function drawContours(): string {
  drawn ??= draw();
  return drawn;
}
