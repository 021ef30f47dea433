import type { HousePlan } from '@hollow/drawing/plan';
import { cornerOf, type Layout, TILE } from '@hollow/drawing/plan';
import { hole } from '@hollow/drawing/rooms';
import { CONTOURS, drawContours } from '@hollow/drawing/scenes';
import { memo } from 'react';
import { Shapes } from '../ink/Shapes.tsx';
import { usePacks } from '../packs/context.ts';

/** What lies over the tiles and under the people: the last walk, lines of sight, rooms that are gone. */

export interface Trail {
  readonly who: string;
  /** Rooms in the order they were walked through. */
  readonly rooms: readonly string[];
}

type Point = readonly [number, number];

/** The walk as straight lines through the doors; it breaks off where somebody took the stairs. */
export function walkLines(plan: HousePlan, layout: Layout, rooms: readonly string[]): Point[][] {
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
  const { colour } = usePacks().art.explorer(who);
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

interface SecretProps {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Something that only those know who may read it stands written of this room. */
export const SecretMark = memo(function SecretMark({ x, y, scale }: SecretProps) {
  return (
    <g className="secret" transform={`translate(${x + 34} ${y + 128}) scale(${scale})`}>
      <circle r="21" />
      <path d="M-14 0q14-14 28 0q-14 14-28 0z" />
      <circle className="secret-pupil" r="4.5" />
    </g>
  );
});

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
    <g transform={`translate(${x} ${y})`}>
      <Shapes of={hole(label)} />
    </g>
  );
});

/** The hill itself, as contour lines on the table. */
export function Contours() {
  const { w, h } = CONTOURS;
  return (
    <svg className="contours" viewBox={`0 0 ${w} ${h}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d={drawContours()} />
    </svg>
  );
}
