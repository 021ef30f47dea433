import { type HousePlan, oppositeSide, type PlanCell, type Quarter, STEP_EAST, STEP_SOUTH } from '@hollow/drawing/plan';
import type { DoorPlace } from './places.ts';

/** Where the keyboard is in the house: in a room, or before an unopened door of it. */
export interface Cursor {
  readonly room: string;
  /** The side of the door it stands before. */
  readonly door: Quarter | null;
}

const isBefore = (doors: readonly DoorPlace[], room: string, side: Quarter): boolean =>
  doors.some((door) => door.room === room && door.side === side);

/** The nearest room of the floor in a direction, where no door leads there: rooms straight ahead come first. */
function nearest(plan: HousePlan, from: PlanCell, side: Quarter): PlanCell | undefined {
  const floor = plan.floors.find(({ id }) => id === from.floor);
  let best: { readonly cell: PlanCell; readonly far: number } | undefined;
  for (const cell of floor?.cells ?? []) {
    const [x, y] = [cell.x - from.x, cell.y - from.y];
    const ahead = x * STEP_EAST[side] + y * STEP_SOUTH[side];
    const aside = Math.abs(x * STEP_SOUTH[side]) + Math.abs(y * STEP_EAST[side]);
    if (ahead <= 0 || aside > ahead) continue;
    const far = ahead + aside * 2;
    if (best === undefined || far < best.far) best = { cell, far };
  }
  return best?.cell;
}

/** One key: through the door on that side, or before it where it can be opened, or else to the nearest room that way. */
export function stepFrom(plan: HousePlan, doors: readonly DoorPlace[], at: Cursor, side: Quarter): Cursor {
  const cell = plan.cell(at.room);
  if (cell === undefined) return at;
  if (at.door !== null && side === oppositeSide(at.door)) return { room: at.room, door: null };
  if (at.door === side) return at;
  if (isBefore(doors, at.room, side)) return { room: at.room, door: side };
  const next = plan.beyond(cell, side) ?? nearest(plan, cell, side);
  return next === undefined ? at : { room: next.id, door: null };
}

/** The next floor up or down: by the stairs if there are any from here, else to the room that lies most in the middle. */
export function climbFrom(plan: HousePlan, at: Cursor, by: 1 | -1): Cursor {
  const cell = plan.cell(at.room);
  const now = plan.floors.findIndex(({ id }) => id === cell?.floor);
  const floor = plan.floors[now + by];
  if (cell === undefined || floor === undefined) return at;
  const stair = plan.stairs(cell).find((next) => next.floor === floor.id);
  const middle = { x: floor.left + (floor.columns - 1) / 2, y: floor.top + (floor.rows - 1) / 2 };
  const away = (next: PlanCell): number => Math.hypot(next.x - middle.x, next.y - middle.y);
  const to = stair ?? floor.cells.reduce((best, next) => (away(next) < away(best) ? next : best));
  return { room: to.id, door: null };
}
