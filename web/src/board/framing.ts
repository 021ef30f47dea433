import { type Box, cornerOf, type HousePlan, type Layout, STEP_EAST, STEP_SOUTH, TILE } from '@hollow/drawing/plan';
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

/** Both, and what lies between them. */
function joinBoxes(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y };
}

/** So far the lamp of a door hangs out over its room, and so much air is round what is shown. */
const LAMP = 130;
const AIR = 24;

const grown = ({ x, y, w, h }: Box, by: number): Box => ({ x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by });

/** Whoever is asked, and every place in sight that answers the question; null where none does. */
export function reachBox({ plan, places, here }: HouseScene, layout: Layout): Box | null {
  const rooms = [...places.rooms.keys()].flatMap((room) => cellBox(layout, plan, room) ?? []);
  const doors = places.doors.flatMap(({ room, side }): Box[] => {
    const box = cellBox(layout, plan, room);
    return box === null ? [] : [{ ...box, x: box.x + STEP_EAST[side] * LAMP, y: box.y + STEP_SOUTH[side] * LAMP }];
  });
  const own = cellBox(layout, plan, here);
  if (rooms.length + doors.length === 0) return null;
  return grown([...rooms, ...doors, ...(own === null ? [] : [own])].reduce(joinBoxes), AIR);
}

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
  scene: HouseScene,
  layout: Layout,
  position: Position,
  { lookAt, me, alone }: Wanted,
): Framing {
  const {
    plan,
    places: { turning },
    here,
  } = scene;
  const corner = turning === null ? null : cornerOf(layout, turning);
  const hand = corner === null ? null : { ...corner, w: TILE, h: TILE };
  const [only, ...others] = layout.floors;
  const whole = only !== undefined && others.length === 0 ? only.box : layout.box;
  const looked = hand ?? cellBox(layout, plan, here ?? lookAt ?? roomOfCharacter(position, me));
  return {
    // Several floors lie still, as long as there is room for all of them.
    start: alone ? (hand === null ? (reachBox(scene, layout) ?? whole) : around(hand, 1.6)) : whole,
    focus: alone || here !== null ? looked : null,
    hand,
    isBelow: turning !== null && plan.at(turning.floor, turning.x, turning.y + 1) !== undefined,
  };
}
