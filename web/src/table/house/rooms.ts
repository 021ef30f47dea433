import { secondEditionHouse } from '@hollow/content/house';
import { turnLetters } from '@hollow/drawing/plan';
import type { RoomDef, Side } from '@hollow/engine';

/** What is printed on the tiles. */
export const ROOM_DEFS: ReadonlyMap<string, RoomDef> = new Map(
  (secondEditionHouse.rooms ?? []).map((def) => [def.id, def]),
);

/** Floors as they stand on the table: the highest first. */
export const FLOORS: readonly string[] = [...(secondEditionHouse.edition?.floors ?? [])].reverse();

export const roomDef = (id: string): RoomDef | undefined => ROOM_DEFS.get(id);

/** Sides of the house at which a turned tile has its doors, from the north round. */
export const doorsOf = (id: string, turn: number): Side[] => turnLetters(roomDef(id)?.doors, turn);
