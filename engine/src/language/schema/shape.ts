/**
 * The shape of the language as data: which fields a thing, an operation or an expression has, and what stands in each of them. One table serves
 * the checker, the lints and the documentation.
 */

/** What the elements of a set are; characters, cards and pieces are all things. */
export type Sort = 'thing' | 'room' | 'trait' | 'any';

/** What a named result, or an element that an operation goes through, stands for. */
export type ResultSort = Sort | 'number' | 'character' | 'wall';

/** What a name must be the name of. */
export type Reference =
  | 'room'
  | 'card'
  | 'token'
  | 'explorer'
  | 'deck'
  | 'stack'
  | 'symbol'
  | 'floor'
  | 'trait'
  | 'damage'
  | 'proc'
  | 'status'
  | 'place'
  | 'zone'
  | 'side'
  | 'page'
  | 'variable'
  | 'switch'
  | 'pack'
  | 'clause'
  | 'verb'
  | 'room-tag'
  | 'card-tag'
  | 'roll-tag'
  | 'kind'
  | 'hobby'
  | 'knower';

export type Shape =
  | { readonly is: 'text' | 'id' | 'flag' | 'ops' | 'rows' | 'hook' | 'null' }
  | { readonly is: 'num' | 'truth' }
  | { readonly is: 'name'; readonly of: Reference }
  | { readonly is: 'whole'; readonly min: number; readonly max: number }
  /** `one`: exactly one is wanted; `kind`: which of the two that are both things. */
  | { readonly is: 'set'; readonly of: Sort; readonly one?: true; readonly kind?: 'who' | 'things' }
  | { readonly is: 'word'; readonly words: readonly string[] }
  | { readonly is: 'list'; readonly of: Shape; readonly min: number; readonly max: number }
  | { readonly is: 'map'; readonly of: Shape; readonly min: number }
  | { readonly is: 'record'; readonly fields: Fields }
  /** Exactly one of the fields. */
  | { readonly is: 'one-of'; readonly fields: Fields }
  /** The first alternative whose outermost form fits. */
  | { readonly is: 'either'; readonly of: readonly Shape[] };

/** By name; a question mark at the end of the name: the field may be left out. */
export type Fields = Readonly<Record<string, Shape>>;

export const text: Shape = { is: 'text' };
/** Written in kebab-case. */
export const id: Shape = { is: 'id' };
export const flag: Shape = { is: 'flag' };
export const num: Shape = { is: 'num' };
export const truth: Shape = { is: 'truth' };
export const ops: Shape = { is: 'ops' };
export const rows: Shape = { is: 'rows' };
export const hook: Shape = { is: 'hook' };
export const nothing: Shape = { is: 'null' };
export const who: Shape = { is: 'set', of: 'thing' };
export const things: Shape = { is: 'set', of: 'thing' };
export const rooms: Shape = { is: 'set', of: 'room' };
export const name = (of: Reference): Shape => ({ is: 'name', of });
export const whole = (min: number, max: number): Shape => ({ is: 'whole', min, max });
export const word = (...words: readonly string[]): Shape => ({ is: 'word', words });
export const list = (of: Shape, min = 0, max = 500): Shape => ({ is: 'list', of, min, max });
export const map = (of: Shape, min = 0): Shape => ({ is: 'map', of, min });
export const record = (fields: Fields): Shape => ({ is: 'record', fields });
export const oneOf = (fields: Fields): Shape => ({ is: 'one-of', fields });
export const either = (...of: readonly Shape[]): Shape => ({ is: 'either', of });
export const texts: Shape = list(text);
export const names = (of: Reference): Shape => list(name(of), 1);
