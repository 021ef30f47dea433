import * as shapes from '../shapes/shape.ts';
import { type Shape, wholeShape } from '../shapes/shape.ts';

/**
 * What the shape of a saved game has besides the common words. What a number may be depends on the packs and on the size of the game; so a shape names
 * what the number stands for, and `Bounds` tells what that can be.
 */

/** What a whole number in a table stands for. */
export type NumberSort =
  | 'room'
  | 'thing'
  | 'card'
  /** A card, or a piece of the haunt. */
  | 'belonging'
  /** An explorer or a monster. */
  | 'character'
  | 'explorer'
  | 'trait'
  | 'deck'
  | 'floor'
  | 'face'
  | 'part'
  | 'side'
  | 'wall'
  | 'door'
  | 'seat'
  /** A side of the haunt. */
  | 'camp'
  | 'haunt'
  | 'token-kind'
  | 'damage-kind'
  | 'rule'
  | 'block'
  | 'place'
  /** The place code of what carries a rule: a room, or a card or token. */
  | 'owner'
  /** A room, or the code of a thing that a piece is tied to. */
  | 'bound'
  | 'event'
  | 'flags'
  | 'floor-or-pile'
  | 'number'
  | 'any';

/** The number of something; `orNone`: or -1. */
export interface NumberLeaf {
  readonly is: 'number';
  readonly of: NumberSort;
  readonly orNone: boolean;
}

export type SavedShape = Shape<NumberLeaf>;

/** More than any number of a game comes to, and few enough to count through. */
const MOST = 1_000_000;
/** More than any amount of damage, dice, steps or cards comes to. */
const MUCH = 500;

export const atLeast0: Shape = wholeShape(0, MOST);
export const amountShape: Shape = wholeShape(-MUCH, MUCH);
export const numberShape: Shape = wholeShape(-MOST, MOST);
export const bitShape: Shape = wholeShape(0, 1);
export const a = (of: NumberSort): SavedShape => ({ is: 'number', of, orNone: false });
/** The same, or -1 for none. */
export const maybeShape = (of: NumberSort): SavedShape => ({ is: 'number', of, orNone: true });
/** Any number of rows. */
export const anyRows = (of: SavedShape): SavedShape => ({ is: 'list', of, min: 0, max: MOST });
/** One row for each of so many. */
export const column = (of: SavedShape, n: number): SavedShape => ({ is: 'list', of, min: n, max: n });
/** By a name of that form. */
export const savedMap = (keys: RegExp, of: SavedShape): SavedShape => ({ is: 'map', keys, of, min: 0 });
export const savedRecord: typeof shapes.recordShape<NumberLeaf> = shapes.recordShape;
export const savedEither: typeof shapes.eitherShape<NumberLeaf> = shapes.eitherShape;
