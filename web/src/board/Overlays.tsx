import { noise } from '@hollow/drawing/ink';
import { lookOf } from '@hollow/drawing/pieces';
import type { Plan } from '@hollow/drawing/plan';
import { TILE } from '@hollow/drawing/rooms';
import { memo } from 'react';
import type { Layout } from './layout.ts';
import { cornerOf } from './layout.ts';

/** What lies over the tiles and under the people: the last walk, lines of sight, rooms that are gone. */

export interface Trail {
  readonly who: string;
  /** Rooms in the order they were walked through. */
  readonly rooms: readonly string[];
}

type Point = readonly [number, number];

/** The walk as straight lines through the doors; it breaks off where somebody took the stairs. */
export function walked(plan: Plan, layout: Layout, rooms: readonly string[]): Point[][] {
  const lines: Point[][] = [];
  let last: { readonly floor: string; readonly x: number; readonly y: number } | null = null;
  for (const id of rooms) {
    const cell = plan.cell(id);
    const corner = cell === undefined ? null : cornerOf(layout, cell);
    if (cell === undefined || corner === null) {
      last = null;
      continue;
    }
    const point: Point = [corner.x + TILE / 2, corner.y + 112];
    const beside =
      last !== null && last.floor === cell.floor && Math.abs(last.x - cell.x) + Math.abs(last.y - cell.y) === 1;
    if (beside) lines.at(-1)?.push(point);
    else lines.push([point]);
    last = cell;
  }
  return lines.filter((line) => line.length > 1);
}

export const TrailLine = memo(function TrailLine({
  lines,
  who,
}: {
  readonly lines: readonly (readonly Point[])[];
  readonly who: string;
}) {
  const { colour } = lookOf(who);
  return (
    <g className="trail" style={{ stroke: `var(--x-${colour})` }}>
      {lines.map((line) => {
        const d = `M${line.map(([x, y]) => `${x} ${y}`).join('L')}`;
        return (
          <g key={d}>
            <path d={d} className="trail-shade" />
            <path d={d} />
          </g>
        );
      })}
    </g>
  );
});

/** From whoever looks to whom can be hit from here. */
export function SightLine({ from, to }: { readonly from: Point; readonly to: Point }) {
  const d = `M${from.join(' ')}L${to.join(' ')}`;
  return (
    <g className="sight">
      <path d={d} className="sight-shade" />
      <path d={d} />
    </g>
  );
}

/** Where the house has lost a room. */
export const Hole = memo(function Hole({
  x,
  y,
  label,
}: {
  readonly x: number;
  readonly y: number;
  readonly label: string;
}) {
  return (
    <g transform={`translate(${x} ${y})`} className="lost">
      <title>{label}</title>
      <path d="M10 22l30-12 46 8 38-12 44 10 40-8 22 30-8 44 12 40-10 46 6 40-34 22-44-6-40 12-46-10-36 8-24-26 8-44-10-38 10-46z" />
      <path
        className="lost-lines"
        d="M40 40l30 26M196 44l-26 30M200 196l-34-24M44 196l28-30M120 22v26M120 216v-28M22 120h26M218 120h-28"
      />
    </g>
  );
});

/** The hill itself, as contour lines on the table. */
function hill(): string {
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

let drawnHill: string | null = null;

export function Contours() {
  drawnHill ??= hill();
  return (
    <svg className="contours" viewBox="0 0 840 620" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d={drawnHill} />
    </svg>
  );
}
