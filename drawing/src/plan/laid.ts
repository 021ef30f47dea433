import type { Position } from '@hollow/engine';
import type { RoomDefs } from './plan.ts';
import { opposite, placeBeyond, QUARTERS, quarterOf, SIDES, type Side, sidesOf } from './sides.ts';

/** What a tile is like once it lies there: for whoever has to choose how it is turned. */

export interface Spot {
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
export function spotBeyond(position: Pick<Position, 'rooms'>, room: string, side: string): Spot | null {
  const from = position.rooms.find(({ id }) => id === room);
  const at = quarterOf(side);
  if (from === undefined || at === null) return null;
  return { floor: from.floor, ...placeBeyond(from, at), of: room, side };
}

/** Printed sides as those of the house, from the north round. */
export const lettersAfter = (letters: readonly string[] | undefined, turn: number): Side[] => {
  const sides = sidesOf(letters, turn);
  return QUARTERS.filter((side) => sides.includes(side)).map((side) => SIDES[side]);
};

/** The tile at that spot, turned so. */
export function layTile(
  position: Pick<Position, 'rooms'>,
  defs: RoomDefs,
  id: string,
  turn: number,
  spot: Spot,
): LaidTile {
  const def = defs.get(id);
  const doors = sidesOf(def?.doors, turn);
  const joins: string[] = [];
  const walled: string[] = [];
  for (const side of QUARTERS) {
    const { x, y } = placeBeyond(spot, side);
    const next = position.rooms.find(
      (room) => room.id !== id && room.floor === spot.floor && room.x === x && room.y === y,
    );
    if (next === undefined) continue;
    const isTheirs = sidesOf(defs.get(next.id)?.doors, next.turn).includes(opposite(side));
    if (isTheirs && doors.includes(side)) joins.push(next.id);
    else if (isTheirs || doors.includes(side)) walled.push(next.id);
  }
  const open = lettersAfter(def?.doors, turn);
  return {
    doors: open,
    windows: lettersAfter(def?.windows, turn),
    joins,
    walled,
    parts: (def?.parts ?? []).map((part) => lettersAfter(part, turn).filter((side) => open.includes(side))),
  };
}
