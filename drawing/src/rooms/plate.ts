import { f } from '../ink/noise.ts';
import { TILE, WALL } from '../plan/measures.ts';

/** The plate with a room's name: one or two lines, and smaller before it spills. */

export type Measure = (text: string, size: number) => number;

export interface Plate {
  readonly lines: readonly { readonly text: string; readonly y: number }[];
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Below this part of the wanted size a name is cut by the plate rather than made smaller. */
const SMALLEST = 0.62;
const NOTCH = 4.5;
/** How wide a name may be; one that is large for its tile, because the tile is small, has all of it. */
const WIDE = 204;
const WHOLE = TILE - 18;
const LARGE = 32;

const widest = (lines: readonly string[], size: number, measure: Measure): number =>
  Math.max(...lines.map((line) => measure(line, size)));

/** The cut into two lines that makes the longer one shortest. */
function halves(text: string, size: number, measure: Measure): string[] {
  const words = text.split(/(?<=[\s-])/);
  const cuts = words.slice(1).map((_, i) => [
    words
      .slice(0, i + 1)
      .join('')
      .trim(),
    words
      .slice(i + 1)
      .join('')
      .trim(),
  ]);
  return cuts.length === 0
    ? [text]
    : cuts.reduce((best, cut) => (widest(cut, size, measure) < widest(best, size, measure) ? cut : best));
}

export function plate(text: string, wanted: number, measure: Measure, max = wanted > LARGE ? WHOLE : WIDE): Plate {
  const lines = measure(text, wanted) > max ? halves(text, wanted, measure) : [text];
  let size = wanted;
  while (widest(lines, size, measure) > max && size > wanted * SMALLEST) size -= 0.5;
  const w = Math.min(max + 18, widest(lines, size, measure) + size * 1.3);
  const leading = size * 1.06;
  const h = lines.length * leading + size * 0.42;
  const y = TILE - WALL - 6 - h;
  return {
    lines: lines.map((line, i) => ({ text: line, y: y + size * 0.17 + leading * (i + 0.82) })),
    size,
    x: (TILE - w) / 2,
    y,
    w,
    h,
  };
}

/** The outline of a plate: corners cut in quarter circles. */
export const plateOutline = ({ x, y, w, h }: Plate): string =>
  `M${f(x + NOTCH)} ${f(y)}H${f(x + w - NOTCH)}q0 ${NOTCH} ${NOTCH} ${NOTCH}V${f(y + h - NOTCH)}q${-NOTCH} 0 ${-NOTCH} ${NOTCH}H${f(x + NOTCH)}q0 ${-NOTCH} ${-NOTCH} ${-NOTCH}V${f(y + NOTCH)}q${NOTCH} 0 ${NOTCH} ${-NOTCH}z`;
