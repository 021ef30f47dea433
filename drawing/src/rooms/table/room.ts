import type { Side } from '@hollow/engine';
import type { GlyphOptions } from '../../ink/pen.ts';
import type { GlyphId } from '../glyphs/all.ts';

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
/** Decks whose mark is drawn. */
export const DECK_MARKS = ['event', 'item', 'omen'] as const;
export type DeckMark = (typeof DECK_MARKS)[number];

export const isMark = (symbol: string | undefined): symbol is DeckMark => DECK_MARKS.some((mark) => mark === symbol);

/** Glyph, place in the box of 240, turn, size, what else it can be asked for. */
export type GlyphPlace = readonly [
  glyph: GlyphId,
  x: number,
  y: number,
  turn?: number,
  size?: number,
  options?: GlyphOptions,
];

/**
 * How a room looks: one row of data. Nothing about a room is drawn by hand, and nothing that its definition says (doors, windows, symbol, barrier) is said here again. North is up, as printed.
 */
export interface RoomArt {
  readonly floor: FloorKind;
  readonly wall: WallKind;
  /** How many panes a side with a window has. */
  readonly panes?: number;
  readonly stained?: true;
  /** A second symbol, behind a barrier. */
  readonly inner?: DeckMark;
  /** Sides with the wide opening inside the starting tile. */
  readonly link?: string;
  /** The side where stairs lead off the floor. */
  readonly stairs?: Side;
  /** The first is the hero of the room, 90 to 150 across; doors, the corners above and the strip of the plate stay free. */
  readonly glyphs: readonly GlyphPlace[];
}

export type RoomArts = Readonly<Record<string, RoomArt>>;

/** A room ready to be drawn: its art, and what its definition says. */
export interface RoomDrawing extends RoomArt {
  readonly id: string;
  readonly doors: readonly Side[];
  readonly windows: readonly Side[];
  readonly symbol?: DeckMark;
  /** The barrier lies across (h) or up and down (v). */
  readonly barrier?: 'h' | 'v';
}
