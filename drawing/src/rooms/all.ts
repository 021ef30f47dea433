import type { RoomDef } from '@hollow/engine';
import { BELOW } from './table/below.ts';
import { GROUND } from './table/ground.ts';
import { type FloorKind, isMark, type RoomArt, type RoomArts, type RoomDrawing, type WallKind } from './table/room.ts';
import { UPPER } from './table/upper.ts';

export const ROOM_ARTS: RoomArts = { ...BELOW, ...GROUND, ...UPPER };

/** How a room looks that nobody has drawn yet. */
function bareArt({ floors, tags = [] }: RoomDef): RoomArt {
  const isBelow = floors.length === 1 && floors[0] === 'basement';
  const [floor, wall]: [FloorKind, WallKind] = tags.includes('outside')
    ? ['grass', 'hedge']
    : isBelow
      ? ['stone', 'rock']
      : ['boards', 'wood'];
  return { floor, wall, glyphs: [['dust', 120, 112]] };
}

/** A barrier lies between two parts of a room. Where it could lie either way the doors stay on different sides of it. */
function barrierOf({ parts, doors }: RoomDef): { readonly barrier?: 'h' | 'v' } {
  if (parts === undefined) return {};
  const partOf = (side: RoomDef['doors'][number]): number => parts.findIndex((part) => part.includes(side));
  const parted = { h: partOf('N') !== partOf('S'), v: partOf('E') !== partOf('W') };
  const isUpright = parted.v && (!parted.h || (doors.includes('E') && doors.includes('W')));
  return { barrier: isUpright ? 'v' : 'h' };
}

/** A room as it is drawn: art from the tables, everything else from its definition. */
export const drawingOf = (def: RoomDef): RoomDrawing => ({
  ...(ROOM_ARTS[def.id] ?? bareArt(def)),
  ...barrierOf(def),
  ...(isMark(def.symbol) ? { symbol: def.symbol } : {}),
  id: def.id,
  doors: def.doors,
  windows: def.windows ?? [],
});

/** A room of which nothing is known but its name. */
export const unknownRoom = (id: string): RoomDrawing => ({
  id,
  floor: 'boards',
  wall: 'wood',
  doors: [],
  windows: [],
  glyphs: [],
});
