import type { Side } from '@hollow/engine';
import type { PlacedArt } from '../../glyphs/art.ts';

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
  readonly inner?: string;
  /** The side where stairs lead off the floor. */
  readonly stairs?: Side;
  /** The first is the hero of the room, 90 to 150 across; doors, the corners above and the strip of the plate stay free. */
  readonly glyphs: readonly PlacedArt[];
}

export type RoomArts = Readonly<Record<string, RoomArt>>;

/** A room ready to be drawn: its art, and what its definition says. */
export interface RoomDrawing extends RoomArt {
  /** `pack/id`: the grain of floor and walls is seeded by it. */
  readonly key: string;
  readonly id: string;
  readonly doors: readonly Side[];
  readonly windows: readonly Side[];
  /** The symbol of the deck that it draws from. */
  readonly symbol?: string;
  /** Sides with the wide opening inside a starting tile. */
  readonly links: readonly Side[];
  /** The barrier lies across (h) or up and down (v). */
  readonly barrier?: 'h' | 'v';
}
