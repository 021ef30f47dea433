import type { Position, Side } from '@hollow/engine';
import type { RoomDefs } from './plan.ts';
import { oppositeSide, placeBeyond, QUARTERS, quarterOf, SIDE_LETTERS, turnSides } from './sides.ts';

/** What a tile is like once it lies there: for whoever has to choose how it is turned. */

export interface TileSpot {
  readonly floor: string;
  readonly x: number;
  readonly y: number;
  /** The room that it lies next to, and on which side of it. */
  readonly of?: string;
  readonly side?: string;
}

export interface LaidTile {
  /** Sides of the house, from the north round. */
  readonly doors: readonly Side[];
  readonly windows: readonly Side[];
  /** Rooms that one can walk to. */
  readonly joins: readonly string[];
  /** Neighbours that show a wall where this tile has a door, or the other way round. */
  readonly walled: readonly string[];
  /** Doors on either side of a barrier. */
  readonly parts: readonly (readonly Side[])[];
}

/** The place beyond a side of a room. */
export function spotBeyond(position: Pick<Position, 'rooms'>, room: string, side: string): TileSpot | null {
  const from = position.rooms.find(({ id }) => id === room);
  const at = quarterOf(side);
  if (from === undefined || at === null) return null;
  return { floor: from.floor, ...placeBeyond(from, at), of: room, side };
}

/** Printed sides as those of the house, from the north round. */
export const turnLetters = (letters: readonly string[] | undefined, turn: number): Side[] => {
  const sides = turnSides(letters, turn);
  return QUARTERS.filter((side) => sides.includes(side)).map((side) => SIDE_LETTERS[side]);
};

/** The tile at that spot, turned so. */
export function layTile(
  position: Pick<Position, 'rooms'>,
  defs: RoomDefs,
  id: string,
  turn: number,
  spot: TileSpot,
): LaidTile {
  const def = defs.get(id);
  const doors = turnSides(def?.doors, turn);
  const joins: string[] = [];
  const walled: string[] = [];
  for (const side of QUARTERS) {
    const { x, y } = placeBeyond(spot, side);
    const next = position.rooms.find(
      (room) => room.id !== id && room.floor === spot.floor && room.x === x && room.y === y,
    );
    if (next === undefined) continue;
    const isTheirs = turnSides(defs.get(next.id)?.doors, next.turn).includes(oppositeSide(side));
    if (isTheirs && doors.includes(side)) joins.push(next.id);
    else if (isTheirs || doors.includes(side)) walled.push(next.id);
  }
  const open = turnLetters(def?.doors, turn);
  return {
    doors: open,
    windows: turnLetters(def?.windows, turn),
    joins,
    walled,
    parts: (def?.parts ?? []).map((part) => turnLetters(part, turn).filter((side) => open.includes(side))),
  };
}
