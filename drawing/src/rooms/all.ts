import type { RoomDef } from '@hollow/engine';
import type { DeckMark, FloorKind, RoomDrawing, RoomDrawings, WallKind } from './drawing.ts';
import { BELOW } from './table/below.ts';
import { GROUND } from './table/ground.ts';
import { UPPER } from './table/upper.ts';

export const ROOMS: RoomDrawings = { ...BELOW, ...GROUND, ...UPPER };

const isMark = (symbol: string | undefined): symbol is DeckMark =>
  symbol === 'event' || symbol === 'item' || symbol === 'omen';

/** A room that nobody has drawn yet: bare, but with its doors, windows and symbol where they are. */
function bare(def: RoomDef): RoomDrawing {
  const outside = def.tags?.includes('outside') === true;
  const below = def.floors.length === 1 && def.floors[0] === 'basement';
  const [floor, wall]: [FloorKind, WallKind] = outside
    ? ['grass', 'hedge']
    : below
      ? ['stone', 'rock']
      : ['boards', 'wood'];
  return {
    floor,
    wall,
    doors: (def.doors ?? []).join(''),
    windows: (def.windows ?? []).join(''),
    ...(isMark(def.symbol) ? { symbol: def.symbol } : {}),
    glyphs: [['dust', 120, 112]],
  };
}

export const drawingOf = (id: string, def?: RoomDef): RoomDrawing =>
  ROOMS[id] ?? (def === undefined ? { floor: 'boards', wall: 'wood', doors: '', glyphs: [] } : bare(def));
