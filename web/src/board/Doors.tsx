import { type HousePlan, type Quarter, STEP_EAST, STEP_SOUTH } from '@hollow/drawing/plan';
import { fog } from '@hollow/drawing/rooms';
import { memo } from 'react';
import { MarkShape } from '../ink/Mark.tsx';
import { Shapes } from '../ink/Shapes.tsx';
import { CostBadge } from './Tile.tsx';

/** How far a lamp hangs from the middle of its room: well before the door, or close to it. */
const [FREE, CLOSE] = [178, 146];

/** Where the lamp of an unopened door hangs, from the corner of its room. */
export const lampOf = (side: Quarter, close: boolean): { readonly x: number; readonly y: number } => ({
  x: 120 + STEP_EAST[side] * (close ? CLOSE : FREE),
  y: 120 + STEP_SOUTH[side] * (close ? CLOSE : FREE),
});

interface Before {
  readonly room: string;
  readonly side: Quarter;
}

/** Whether a lamp has to hang close to its door: several doors lead into the same dark place, and their lamps would lie on each other. */
export function hangsClose(plan: HousePlan, doors: readonly Before[]): (door: Before) => boolean {
  const leadsTo = ({ room, side }: Before): string | null => {
    const cell = plan.cell(room);
    return cell === undefined ? null : `${cell.floor}/${cell.x + STEP_EAST[side]}/${cell.y + STEP_SOUTH[side]}`;
  };
  const places = doors.map(leadsTo);
  return (door) => {
    const place = leadsTo(door);
    return place !== null && places.filter((other) => other === place).length > 1;
  };
}

interface FogProps {
  readonly x: number;
  readonly y: number;
  readonly side: Quarter;
  readonly lit?: boolean;
}

/** Boards that run out into the dark before a door that nobody has opened. */
export const Fog = memo(function Fog({ x, y, side, lit = false }: FogProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Shapes of={fog(side, lit)} />
    </g>
  );
});

interface DoorProps {
  readonly x: number;
  readonly y: number;
  readonly side: Quarter;
  readonly cost: number | null;
  readonly scale: number;
  readonly close: boolean;
}

/** A door that can be opened now: it breathes. */
export const LitDoor = memo(function LitDoor({ x, y, side, cost, scale, close }: DoorProps) {
  const at = lampOf(side, close);
  return (
    <g className="lit-door">
      <Fog x={x} y={y} side={side} lit />
      <g transform={`translate(${x + at.x} ${y + at.y}) scale(${scale})`}>
        <circle r="56" fill="url(#hh-fire)" />
        <circle r="39" className="door-lamp" />
        <circle r="33" className="cost-in" />
        <g transform="translate(-23 -25) scale(.46)" className="door-mark">
          <MarkShape id="door" />
        </g>
        {cost !== null && <CostBadge n={cost} x={side === 3 ? -40 : 40} y={-22} scale={0.95} />}
      </g>
    </g>
  );
});
