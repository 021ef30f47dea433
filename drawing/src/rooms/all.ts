import type { RoomDef, Side } from '@hollow/engine';
import type { PlacedArt } from '../glyphs/art.ts';
import { DOOR, TILE } from '../plan/measures.ts';
import { SIDE_LETTERS, STEP_EAST, STEP_SOUTH } from '../plan/sides.ts';
import { composeRoom, type Storey } from './compose.ts';
import { BELOW } from './table/below.ts';
import { GROUND } from './table/ground.ts';
import type { RoomArt, RoomArts, RoomDrawing } from './table/room.ts';
import { SHARED_ROOMS } from './table/shared.ts';
import { UPPER } from './table/upper.ts';

const inPack = (pack: string, arts: RoomArts): RoomArts =>
  Object.fromEntries(Object.entries(arts).map(([id, art]) => [`${pack}/${id}`, art]));

/** Rooms that somebody has drawn, by `pack/id`. */
export const ROOM_ARTS: RoomArts = inPack('second-edition', { ...BELOW, ...GROUND, ...UPPER });

/** Where a room stands, as far as its drawing needs it. */
export interface RoomSetting {
  readonly pack: string;
  readonly storey: Storey;
  /** All rooms of the table: those that are one piece of cardboard with it open wide to it. */
  readonly rooms: Iterable<RoomDef>;
  /** Its drawing, where its pack brings drawings of its own. */
  readonly own?: RoomArt | undefined;
}

/** A barrier lies between two parts of a room. Where it could lie either way the doors stay on different sides of it. */
function barrierOf({ parts, doors }: RoomDef): { readonly barrier?: 'h' | 'v' } {
  if (parts === undefined) return {};
  const partOf = (side: RoomDef['doors'][number]): number => parts.findIndex((part) => part.includes(side));
  const parted = { h: partOf('N') !== partOf('S'), v: partOf('E') !== partOf('W') };
  const isUpright = parted.v && (!parted.h || (doors.includes('E') && doors.includes('W')));
  return { barrier: isUpright ? 'v' : 'h' };
}

/** Sides on which a room of the same starting tile lies. */
function linksOf({ id, start, floors }: RoomDef, rooms: Iterable<RoomDef>): readonly Side[] {
  if (start?.tile === undefined) return [];
  const others = [...rooms].filter(
    (other) => other.id !== id && other.start?.tile === start.tile && other.floors[0] === floors[0],
  );
  return SIDE_LETTERS.filter((_, side) =>
    others.some(
      (other) =>
        other.start?.x === start.x + (STEP_EAST[side] ?? 0) && other.start.y === start.y + (STEP_SOUTH[side] ?? 0),
    ),
  );
}

/** How deep a doorway is kept free. */
const DEPTH = 46;

/** Nothing that stands at a wall stands in a doorway: another edition may have its doors elsewhere. */
function isInDoorway([, x, y]: PlacedArt, doors: readonly Side[]): boolean {
  const isMiddle = (n: number): boolean => Math.abs(n - TILE / 2) < DOOR / 2;
  const near: Readonly<Record<Side, boolean>> = {
    N: y < DEPTH && isMiddle(x),
    S: y > TILE - DEPTH && isMiddle(x),
    W: x < DEPTH && isMiddle(y),
    E: x > TILE - DEPTH && isMiddle(y),
  };
  return doors.some((side) => near[side]);
}

/** What two editions share of a room is what stands in it: stairs and a second symbol are said of one edition. */
function sharedArt(key: string, { doors }: RoomDef): RoomArt | undefined {
  const { inner: _inner, stairs: _stairs, ...art } = ROOM_ARTS[SHARED_ROOMS[key] ?? ''] ?? { glyphs: [] };
  if (!('floor' in art)) return undefined;
  return { ...art, glyphs: art.glyphs.filter((glyph) => !isInDoorway(glyph, doors)) };
}

/** A room as it is drawn: art from the tables, shared or composed, everything else from its definition. */
export function drawRoom(def: RoomDef, { pack, storey, rooms, own }: RoomSetting): RoomDrawing {
  const key = `${pack}/${def.id}`;
  return {
    ...(own ?? ROOM_ARTS[key] ?? sharedArt(key, def) ?? composeRoom(def, key, storey)),
    ...barrierOf(def),
    ...(def.symbol === undefined ? {} : { symbol: def.symbol }),
    key,
    id: def.id,
    doors: def.doors,
    windows: def.windows ?? [],
    links: linksOf(def, rooms),
  };
}

/** A room of which nothing is known but its name. */
export const unknownRoom = (id: string): RoomDrawing => ({
  key: id,
  id,
  floor: 'boards',
  wall: 'wood',
  doors: [],
  windows: [],
  links: [],
  glyphs: [],
});
