import type { GlyphId } from './glyphs/all.ts';
import type { GlyphOptions } from './pen.ts';

/** A room as it is drawn: one row of data. Nothing about a room is drawn by hand. North is up, as printed. */

export type FloorKind =
  | 'boards'
  | 'parquet'
  | 'stone'
  | 'flags'
  | 'tile'
  | 'carpet'
  | 'earth'
  | 'cave'
  | 'grass'
  | 'iron';
export type WallKind = 'wood' | 'stone' | 'rock' | 'hedge' | 'rail' | 'glass';
export type Side = 'N' | 'E' | 'S' | 'W';
export type DeckMark = 'event' | 'item' | 'omen';

/** Glyph, place in the box of 240, turn, size, what else it can be asked for. */
export type GlyphPlace = readonly [
  glyph: GlyphId,
  x: number,
  y: number,
  turn?: number,
  size?: number,
  options?: GlyphOptions,
];

export interface RoomDrawing {
  readonly floor: FloorKind;
  readonly wall: WallKind;
  /** A letter for each door. */
  readonly doors: string;
  /** A letter for each pane. */
  readonly windows?: string;
  readonly symbol?: DeckMark;
  /** A second symbol, behind a barrier. */
  readonly inner?: DeckMark;
  /** The barrier lies across (h) or up and down (v). */
  readonly barrier?: 'h' | 'v';
  /** Sides with the wide opening inside the starting tile. */
  readonly link?: string;
  /** The side where stairs lead off the floor. */
  readonly stairs?: Side;
  readonly stained?: true;
  /** The first is the hero of the room, 90 to 150 across; doors, the corners above and the strip of the plate stay free. */
  readonly glyphs: readonly GlyphPlace[];
}

export type RoomDrawings = Readonly<Record<string, RoomDrawing>>;

/** A tile is a box of 240 with a band of wall round it and gaps for doors in the middle of its sides. */
export const TILE = 240;
export const WALL = 13;
export const DOOR = 52;
