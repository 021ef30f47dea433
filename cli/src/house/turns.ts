import type { Pack, Position } from '@hollow/engine';
import { DX, DY, LETTERS, sidesOf } from './plan.ts';

/** What a tile looks like once it lies there: for the one who has to choose how it is turned. */

export interface Spot {
  readonly floor: string;
  readonly x: number;
  readonly y: number;
  /** The room that it lies next to, and on which side of it. */
  readonly of?: string;
  readonly side?: string;
}

export interface Laid {
  /** Sides of the house, as letters. */
  readonly doors: readonly string[];
  readonly windows: readonly string[];
  /** Rooms that one can walk to. */
  readonly joins: readonly string[];
  /** Neighbours that show a wall where this tile has a door, or the other way round. */
  readonly walled: readonly string[];
  /** Doors on either side of a barrier. */
  readonly parts: readonly (readonly string[])[];
}

/** The place beyond a side of a room. */
export function spotBeyond(position: Position, room: string, side: string): Spot | null {
  const from = position.rooms.find(({ id }) => id === room);
  const at = LETTERS.indexOf(side as (typeof LETTERS)[number]);
  if (from === undefined || at < 0) return null;
  return { floor: from.floor, x: from.x + DX[at], y: from.y + DY[at], of: room, side };
}

/** The tile at that spot, turned so. */
export function laid(position: Position, packs: readonly Pack[], id: string, turn: number, spot: Spot): Laid {
  const defs = packs.flatMap((pack) => pack.rooms ?? []);
  const def = defs.find((room) => room.id === id);
  const sides = (letters: readonly string[] | undefined): number[] => sidesOf(letters, turn).sort((a, b) => a - b);
  const doors = sides(def?.doors);
  const joins: string[] = [];
  const walled: string[] = [];
  for (const side of LETTERS.keys()) {
    const next = position.rooms.find(
      (room) =>
        room.id !== id && room.floor === spot.floor && room.x === spot.x + DX[side] && room.y === spot.y + DY[side],
    );
    if (next === undefined) continue;
    const theirs = sidesOf(defs.find((room) => room.id === next.id)?.doors, next.turn).includes((side + 2) & 3);
    if (theirs && doors.includes(side)) joins.push(next.id);
    else if (theirs || doors.includes(side)) walled.push(next.id);
  }
  const named = (list: readonly number[]): string[] => list.map((side) => LETTERS[side]);
  return {
    doors: named(doors),
    windows: named(sides(def?.windows)),
    joins,
    walled,
    parts: (def?.parts ?? []).map((part) => named(sides(part).filter((side) => doors.includes(side)))),
  };
}
