import type { Cell, FloorPlan, Plan } from '@hollow/drawing/plan';
import { TILE } from '@hollow/drawing/rooms';
import type { Box } from './camera.ts';

/** Where floors lie on the table: side by side, their middles on one line. */

/** Round a floor: for the light before unopened doors. */
const PAD = 140;
/** Above a floor: its name. */
const HEAD = 60;
const BETWEEN = 40;
/** So much of a tile may be out of sight. */
const EDGE = 40;

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
export function layoutOf(plan: Plan, shown: readonly string[], pad = PAD): Layout {
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
export function cornerOf(
  layout: Layout,
  cell: Pick<Cell, 'floor' | 'x' | 'y'>,
): { readonly x: number; readonly y: number } | null {
  const floor = layout.floors.find(({ plan }) => plan.id === cell.floor);
  return floor === undefined ? null : { x: floor.dx + cell.x * TILE, y: floor.dy + cell.y * TILE };
}

/** How much a tile of this many pixels shows: figures are in units of the tile, a box of 240. */
export interface Detail {
  /** Null: too small for a plate. */
  readonly plate: number | null;
  readonly badge: number | null;
  readonly token: number;
  readonly cost: number;
}

/** Text on a plate is never smaller than this on the screen. */
const LEAST_TEXT = 12;
const LEAST_TILE = 90;

export function detailOf(pixels: number): Detail {
  // Steps, so that a small zoom does not lay every plate anew.
  const tile = Math.round(pixels / 6) * 6;
  if (tile < LEAST_TILE) return { plate: null, badge: null, token: 118, cost: 2 };
  const small = Math.min(1, Math.max(0, (200 - tile) / 110));
  return {
    plate: Math.max(17, Math.ceil((LEAST_TEXT * TILE) / tile)),
    badge: 1 + small * 0.22,
    token: 66 + small * 22,
    cost: 1 + small * 0.38,
  };
}
