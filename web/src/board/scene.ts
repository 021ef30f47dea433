import {
  cornerOf,
  type HousePlan,
  type Layout,
  type PlanCell,
  QUARTERS,
  type Quarter,
  type RoomDefs,
  SIDE_LETTERS,
  type Standing,
  standingIn,
  TILE,
} from '@hollow/drawing/plan';
import type { Decision, Position } from '@hollow/engine';
import type { Text } from '@hollow/text/browser';
import { hangsClose, lampOf } from './Doors.tsx';
import type { Detail } from './detail.ts';
import { type Places, placesOf } from './places.ts';
import { planFor } from './plan.ts';
import { speakRoomOnce } from './reading.ts';
import { type HouseSpot, roomSpot } from './Spots.tsx';

/** Everything the house shows for a position and a question, before it is drawn. */

/** The explorer or monster that the question is put to. Which monster acts next is asked after somebody's turn, and not of them. */
export const askedOf = (decision: Decision | null): string | null => {
  const who = decision?.prompt.args.who;
  return who === undefined || who === '' || decision?.kind === 'next-monster' ? null : who;
};

/** Whom a question is about: the one who may be walked a step, else who is asked. */
export const concernedBy = (decision: Decision | null): string | null => {
  const walked = decision?.kind === 'walk' ? decision.options.find((option) => option.verb === 'who') : undefined;
  return walked?.who ?? askedOf(decision);
};

/** Whom a question tells of that is put to somebody else: what becomes of a monster, to whoever leads it. */
export const subjectOf = (decision: Decision | null): string | null => {
  const [of, ...others] = decision?.prompt.question?.of ?? [];
  return of !== undefined && others.length === 0 ? of : concernedBy(decision);
};

export const roomOfCharacter = (position: Position, who: string | null): string | null =>
  position.explorers.find(({ id }) => id === who)?.room ?? position.tokens.find(({ id }) => id === who)?.room ?? null;

export interface HouseScene {
  readonly plan: HousePlan;
  readonly defs: RoomDefs;
  readonly places: Places;
  readonly asked: string | null;
  readonly here: string | null;
  /** The question is answered somewhere in the house. */
  readonly isAsking: boolean;
  /** Rooms that answer a question about rooms: they are told apart by their names. */
  readonly named: ReadonlySet<string>;
}

/** On a turn one walks from where one stands: there the way tells the rooms apart. */
function namedBy(decision: Decision | null, { rooms, doors }: Places): ReadonlySet<string> {
  if (decision === null || decision.kind === 'turn') return new Set();
  return new Set([...rooms.keys(), ...doors.map(({ room }) => room)]);
}

export function sceneOf(
  position: Position,
  defs: RoomDefs,
  floors: readonly string[],
  decision: Decision | null,
): HouseScene {
  const plan = planFor(position, defs, floors);
  const asked = concernedBy(decision);
  const from = roomOfCharacter(position, asked);
  const places = placesOf(decision, from);
  const isAsking = places.rooms.size + places.doors.length + places.people.size > 0 || places.turning !== null;
  const named = namedBy(decision, places);
  return { plan, defs, places, asked, here: decision === null ? null : from, isAsking, named };
}

export type Light = 'lit' | 'dusk' | 'plain' | 'here';

export function lightOf(
  { places, here, isAsking }: Pick<HouseScene, 'places' | 'here' | 'isAsking'>,
  room: string,
): Light {
  if (places.rooms.has(room)) return 'lit';
  if (room === here) return 'here';
  return isAsking ? 'dusk' : 'plain';
}

export interface Figured {
  readonly standing: Standing;
  readonly cell: PlanCell;
  readonly x: number;
  readonly y: number;
}

/** Everybody in sight, with the corner of the room. */
export function figuresOf({ plan }: HouseScene, layout: Layout, position: Position, detail: Detail): Figured[] {
  return plan.floors.flatMap(({ cells }) =>
    cells.flatMap((cell) => {
      const corner = cornerOf(layout, cell);
      if (corner === null) return [];
      return standingIn(cell, position, detail.token).map((standing) => ({ standing, cell, ...corner }));
    }),
  );
}

/** Smallest thing that a finger finds, in pixels. */
const FINGER = 44;

/** What can be pressed. `pixel` is a pixel of the screen in units of the house. */
export function spotsOf(
  text: Text,
  scene: HouseScene,
  layout: Layout,
  position: Position,
  figures: readonly Figured[],
  pixel: number,
): HouseSpot[] {
  const { plan, places } = scene;
  const least = FINGER * pixel;
  const isClose = hangsClose(plan, places.doors);
  const rooms = plan.floors.flatMap(({ cells }) =>
    cells.flatMap((cell): HouseSpot[] => {
      const corner = cornerOf(layout, cell);
      if (corner === null) return [];
      const label = speakRoomOnce(text, plan, places, position, cell);
      return [roomSpot(cell.id, corner.x, corner.y, label, places.rooms.has(cell.id))];
    }),
  );
  const before = (
    room: string,
    side: Quarter,
  ): Pick<HouseSpot, 'kind' | 'id' | 'side' | 'x' | 'y' | 'w' | 'h'> | null => {
    const cell = plan.cell(room);
    const corner = cell === undefined ? null : cornerOf(layout, cell);
    if (corner === null) return null;
    const lamp = lampOf(side, isClose({ room, side }));
    const size = Math.max(112, least);
    const [x, y] = [corner.x + lamp.x - size / 2, corner.y + lamp.y - size / 2];
    return { kind: 'door', id: room, side, x, y, w: size, h: size };
  };
  const lit = new Set(places.doors.map(({ room, side }) => `${room}/${side}`));
  const dark = plan.floors.flatMap(({ cells }) =>
    cells.flatMap((cell) =>
      QUARTERS.flatMap((side): HouseSpot[] => {
        const at = cell.edges[side] === 'unopened' && !lit.has(`${cell.id}/${side}`) ? before(cell.id, side) : null;
        if (at === null || places.turning !== null) return [];
        const args = {
          side: text.name(SIDE_LETTERS[side]),
          room: text.name(cell.id, 'rooms'),
          cost: 'none',
          open: 'no',
        };
        return [{ ...at, label: text.t('web.house.door', args), open: false }];
      }),
    ),
  );
  const doors = places.doors.flatMap(({ kind, room, side, cost }): HouseSpot[] => {
    const at = before(room, side);
    if (at === null) return [];
    const args = {
      side: text.name(SIDE_LETTERS[side]),
      room: text.name(room, 'rooms'),
      cost: cost ?? 'none',
      open: 'yes',
    };
    const label =
      kind === 'wall' ? text.t('web.house.wall', { side: args.side, room: args.room }) : text.t('web.house.door', args);
    return [{ ...at, label, open: true }];
  });
  const people = figures.flatMap(({ standing, x, y }): HouseSpot[] => {
    if (!places.people.has(standing.id)) return [];
    const size = Math.max(standing.size * 1.2, least);
    const at = { x: x + standing.x - size / 2, y: y + standing.y - size / 2, w: size, h: size };
    return [{ kind: 'who', id: standing.id, ...at, label: text.name(standing.id), open: true }];
  });
  const laying = layOf(text, scene, layout);
  return [...dark, ...rooms, ...doors, ...people, ...laying];
}

/** The place where the tile in the hand will lie. */
function layOf(text: Text, { places: { turning } }: HouseScene, layout: Layout): HouseSpot[] {
  const corner = turning === null ? null : cornerOf(layout, turning);
  if (turning === null || corner === null) return [];
  const label = text.t('web.house.lay-room', { room: text.name(turning.room, 'rooms') });
  return [{ kind: 'lay', id: turning.room, ...corner, w: TILE, h: TILE, label, open: true }];
}
