import { type Box, cornerOf, type HousePlan, type Layout, TILE } from '@hollow/drawing/plan';
import type { Position } from '@hollow/engine';
import { boxOfAll } from './camera.ts';
import { lampOf } from './Doors.tsx';
import { type HouseScene, roomOfCharacter } from './scene.ts';

/** Which part of the house is looked at. */

/** The box of a room on the table, where it is shown. */
export function cellBox(layout: Layout, plan: HousePlan, room: string | null): Box | null {
  const cell = room === null ? undefined : plan.cell(room);
  const corner = cell === undefined ? null : cornerOf(layout, cell);
  return corner === null ? null : { ...corner, w: TILE, h: TILE };
}

const roomsIn = ({ floors }: Layout): Box[] =>
  floors.flatMap(({ plan, dx, dy }) =>
    plan.cells.map(({ x, y }) => ({ x: dx + x * TILE, y: dy + y * TILE, w: TILE, h: TILE })),
  );

/** A tile with so many tiles of air on each side. */
export const around = ({ x, y }: Pick<Box, 'x' | 'y'>, tiles: number): Box => ({
  x: x - tiles * TILE,
  y: y - tiles * TILE,
  w: TILE * (1 + 2 * tiles),
  h: TILE * (1 + 2 * tiles),
});

/** So much of a door's lamp lies to each side of its middle, where it is as large as a finger, and so much air is round what is shown. */
const LAMP = 96;
const AIR = 24;

const grown = ({ x, y, w, h }: Box, by: number): Box => ({ x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by });

/** Whoever is asked, and every place in sight that answers the question, each with some air; empty where none does. */
function litBoxes({ plan, places, here }: HouseScene, layout: Layout, position: Position): Box[] {
  const inSight = (rooms: Iterable<string>): Box[] => [...rooms].flatMap((room) => cellBox(layout, plan, room) ?? []);
  const doors = places.doors.flatMap(({ room, side }): Box[] =>
    inSight([room]).map(({ x, y }) => {
      const lamp = lampOf(side, false);
      return { x: x + lamp.x - LAMP, y: y + lamp.y - LAMP, w: 2 * LAMP, h: 2 * LAMP };
    }),
  );
  const people = [...places.people.keys()].flatMap((who) => roomOfCharacter(position, who) ?? []);
  const answers = [...inSight(places.rooms.keys()), ...doors, ...inSight(people)];
  if (answers.length === 0) return [];
  return [...answers, ...inSight(here === null ? [] : [here])].map((box) => grown(box, AIR));
}

/** Rooms of those against whom somebody stands in the haunt, as far as they are known to. */
function foesOf({ explorers, tokens, haunt }: Position, who: string | null): string[] {
  if (haunt === null || who === null) return [];
  const monsters = tokens.filter((token) => token.monster === true);
  const side =
    explorers.find(({ id }) => id === who)?.side ?? (monsters.some(({ id }) => id === who) ? 'traitor' : null);
  const others = explorers.filter(({ dead, side: of }) => dead !== true && of != null && of !== side);
  if (side === 'heroes') return [...others, ...monsters].map(({ room }) => room);
  return side === null ? [] : others.map(({ room }) => room);
}

const apart = (a: Box, b: Box): number => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));

/** The nearest of those whom the one asked hunts, or is hunted by, on the floor that is shown. */
function quarryOf({ plan, asked, here }: HouseScene, layout: Layout, position: Position): Box[] {
  const from = cellBox(layout, plan, here);
  if (from === null) return [];
  const rooms = foesOf(position, asked).flatMap((room) => cellBox(layout, plan, room) ?? []);
  return rooms
    .toSorted((a, b) => apart(a, from) - apart(b, from))
    .slice(0, 1)
    .map((box) => grown(box, AIR));
}

export interface Framing {
  /** What is shown at first. */
  readonly start: Box;
  /** What matters most where not all can be shown; null where several floors lie side by side. */
  readonly focus: Box | null;
  /** Every place that answers, and whoever is asked. */
  readonly lit: readonly Box[];
  /** Every room on the floors that are shown. */
  readonly rooms: readonly Box[];
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
  const lit = hand === null ? litBoxes(scene, layout, position) : [];
  // Whom one hunts comes into sight as long as all of it can be read; else what answers alone does.
  const seen = lit.length === 0 ? lit : [...lit, ...quarryOf(scene, layout, position)];
  const looked = hand ?? cellBox(layout, plan, here ?? lookAt ?? roomOfCharacter(position, me));
  return {
    // Several floors lie still, as long as there is room for all of them.
    start: alone ? (hand === null ? (boxOfAll(seen) ?? whole) : around(hand, 1.6)) : whole,
    focus: alone || here !== null ? looked : null,
    lit,
    rooms: roomsIn(layout),
    hand,
    isBelow: turning !== null && plan.at(turning.floor, turning.x, turning.y + 1) !== undefined,
  };
}
