/**
 * The words in which the shape of a saved game is written down. What a number may be depends on the packs and on the size of the game; so a shape names
 * what the number stands for, and `Bounds` tells what that can be.
 */

/** What a whole number in a table stands for. */
export type Sort =
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

/** How many rows a table has. */
export type Count =
  | 'rooms'
  | 'sides-of-rooms'
  | 'things'
  | 'cards'
  | 'decks'
  | 'explorers'
  | 'clips'
  | 'words-of-chance'
  | 'any';

export type Shape =
  | { readonly is: 'whole'; readonly min: number; readonly max: number }
  | { readonly is: 'sort'; readonly of: Sort; readonly orNone: boolean }
  | { readonly is: 'flag' }
  | { readonly is: 'nothing' }
  | { readonly is: 'text'; readonly fits: RegExp }
  | { readonly is: 'word'; readonly words: readonly string[] }
  | { readonly is: 'list'; readonly of: Shape; readonly rows: Count }
  | { readonly is: 'record'; readonly fields: Fields }
  | { readonly is: 'map'; readonly keys: RegExp; readonly of: Shape }
  | { readonly is: 'either'; readonly of: readonly Shape[] };

/** By name; a question mark at the end of the name: the field may be left out. */
export type Fields = Readonly<Record<string, Shape>>;

/** More than any number of a game comes to, and few enough to count through. */
const MOST = 1_000_000;
/** More than any amount of damage, dice, steps or cards comes to. */
const MUCH = 500;

export const whole = (min = 0, max = MOST): Shape => ({ is: 'whole', min, max });
export const amount: Shape = whole(-MUCH, MUCH);
export const number: Shape = whole(-MOST, MOST);
export const bit: Shape = whole(0, 1);
export const a = (of: Sort): Shape => ({ is: 'sort', of, orNone: false });
/** The same, or -1 for none. */
export const maybe = (of: Sort): Shape => ({ is: 'sort', of, orNone: true });
export const flag: Shape = { is: 'flag' };
export const nothing: Shape = { is: 'nothing' };
export const text = (fits: RegExp): Shape => ({ is: 'text', fits });
export const word = (...words: readonly string[]): Shape => ({ is: 'word', words });
export const list = (of: Shape, rows: Count = 'any'): Shape => ({ is: 'list', of, rows });
export const record = (fields: Fields): Shape => ({ is: 'record', fields });
export const map = (keys: RegExp, of: Shape): Shape => ({ is: 'map', keys, of });
export const either = (...of: readonly Shape[]): Shape => ({ is: 'either', of });
