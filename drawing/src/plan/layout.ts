import { TILE } from './measures.ts';
import type { FloorPlan, HousePlan, PlanCell } from './plan.ts';
import type { GridPlace } from './sides.ts';

/** Where floors lie on the table: side by side, their middles on one line. */

/** Round a floor: for the light before unopened doors. */
const PAD = 140;
/** Above a floor: its name. */
const HEAD = 60;
const BETWEEN = 40;
/** So much of a tile may be out of sight. */
const EDGE = 40;

export interface Box extends GridPlace {
  readonly w: number;
  readonly h: number;
}

export interface LaidFloor {
  readonly plan: FloorPlan;
  /** Where the tile (0, 0) of the floor would lie. */
  readonly dx: number;
  readonly dy: number;
  readonly box: Box;
}

export interface Layout {
  readonly floors: readonly LaidFloor[];
  readonly box: Box;
}

/** `shown` names the floors from left to right; a floor alone has its name elsewhere. `pad` is the air round each. */
export function layFloors(plan: HousePlan, shown: readonly string[], pad = PAD): Layout {
  const head = shown.length > 1 ? HEAD : 0;
  const floors: LaidFloor[] = [];
  const wanted = shown.flatMap((id) => plan.floors.filter((floor) => floor.id === id));
  const tallest = Math.max(0, ...wanted.map(({ rows }) => rows)) * TILE;
  let x = 0;
  for (const floor of wanted) {
    const [w, h] = [floor.columns * TILE, floor.rows * TILE];
    const y = head + pad + (tallest - h) / 2;
    floors.push({
      plan: floor,
      dx: x + pad - floor.left * TILE,
      dy: y - floor.top * TILE,
      box: { x, y: y - pad, w: w + 2 * pad, h: h + 2 * pad },
    });
    x += w + 2 * pad + BETWEEN;
  }
  return { floors, box: { x: 0, y: 0, w: Math.max(TILE, x - BETWEEN), h: tallest + 2 * pad + head } };
}

/** All rooms are in sight, but for their outer edges. */
export const isWhole = ({ x, y, w, h }: Box, { floors }: Layout): boolean =>
  floors.every(({ plan, dx, dy }) => {
    const [left, top] = [dx + plan.left * TILE, dy + plan.top * TILE];
    const [right, bottom] = [left + plan.columns * TILE, top + plan.rows * TILE];
    return left >= x - EDGE && top >= y - EDGE && right <= x + w + EDGE && bottom <= y + h + EDGE;
  });

/** The corner of a room on the table. */
export function cornerOf(layout: Layout, cell: Pick<PlanCell, 'floor' | 'x' | 'y'>): GridPlace | null {
  const floor = layout.floors.find(({ plan }) => plan.id === cell.floor);
  return floor === undefined ? null : { x: floor.dx + cell.x * TILE, y: floor.dy + cell.y * TILE };
}

/** A room with the corner where it lies on the table. */
export interface LaidCell extends GridPlace {
  readonly cell: PlanCell;
}

export const laidCells = (layout: Layout): LaidCell[] =>
  layout.floors.flatMap(({ plan: { cells }, dx, dy }) =>
    cells.map((cell) => ({ cell, x: dx + cell.x * TILE, y: dy + cell.y * TILE })),
  );
