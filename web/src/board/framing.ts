import { type Box, cornerOf, type HousePlan, type Layout, TILE } from '@hollow/drawing/plan';
import type { Position } from '@hollow/engine';
import { type HouseScene, roomOfCharacter } from './scene.ts';

/** Which part of the house is looked at. */

/** The box of a room on the table, where it is shown. */
export function cellBox(layout: Layout, plan: HousePlan, room: string | null): Box | null {
  const cell = room === null ? undefined : plan.cell(room);
  const corner = cell === undefined ? null : cornerOf(layout, cell);
  return corner === null ? null : { ...corner, w: TILE, h: TILE };
}

/** A tile with so many tiles of air on each side. */
export const around = ({ x, y }: Pick<Box, 'x' | 'y'>, tiles: number): Box => ({
  x: x - tiles * TILE,
  y: y - tiles * TILE,
  w: TILE * (1 + 2 * tiles),
  h: TILE * (1 + 2 * tiles),
});

export interface Framing {
  /** What is shown at first. */
  readonly start: Box;
  /** What matters most where not all can be shown; null where several floors lie side by side. */
  readonly focus: Box | null;
  /** Where the tile in the hand comes to lie. */
  readonly hand: Box | null;
  /** A room lies south of it. */
  readonly isBelow: boolean;
}

interface Wanted {
  /** The room to look at while nothing is asked. */
  readonly lookAt: string | null;
  readonly me: string | null;
  /** One floor is shown. */
  readonly alone: boolean;
}

export function framingOf(
  { plan, places: { turning }, here }: HouseScene,
  layout: Layout,
  position: Position,
  { lookAt, me, alone }: Wanted,
): Framing {
  const corner = turning === null ? null : cornerOf(layout, turning);
  const hand = corner === null ? null : { ...corner, w: TILE, h: TILE };
  const [only, ...others] = layout.floors;
  const whole = only !== undefined && others.length === 0 ? only.box : layout.box;
  const looked = hand ?? cellBox(layout, plan, here ?? lookAt ?? roomOfCharacter(position, me));
  return {
    start: hand === null ? whole : around(hand, 1.6),
    focus: alone ? looked : null,
    hand,
    isBelow: turning !== null && plan.at(turning.floor, turning.x, turning.y + 1) !== undefined,
  };
}
