/**
 * The words in which the shape of data is written down: of packs, of saved games, of a set-up. `Leaf` is what each of them adds: an expression in a pack,
 * the number of a room in a saved game. What makes types, manual and JSON Schema reads these; `check.ts` holds values to them.
 */
export type Shape<Leaf = never> = Basic<Leaf> | Leaf;

export type Basic<Leaf> =
  /** Not empty, or as `fits` says. */
  | { readonly is: 'text'; readonly fits?: RegExp }
  | { readonly is: 'flag' | 'null' }
  | { readonly is: 'whole'; readonly min: number; readonly max: number }
  | { readonly is: 'word'; readonly words: readonly string[] }
  | { readonly is: 'list'; readonly of: Shape<Leaf>; readonly min: number; readonly max: number }
  | { readonly is: 'map'; readonly of: Shape<Leaf>; readonly min: number; readonly keys?: RegExp }
  | { readonly is: 'record'; readonly fields: Fields<Leaf> }
  /** Exactly one of the fields. */
  | { readonly is: 'one-of'; readonly fields: Fields<Leaf> }
  /** The first alternative whose outermost form fits. */
  | { readonly is: 'either'; readonly of: readonly Shape<Leaf>[] };

/** By name; a question mark at the end of the name: the field may be left out. */
export type Fields<Leaf = never> = Readonly<Record<string, Shape<Leaf>>>;

export const text: Shape = { is: 'text' };
export const flag: Shape = { is: 'flag' };
export const nothing: Shape = { is: 'null' };
export const whole = (min: number, max: number): Shape => ({ is: 'whole', min, max });
export const word = (...words: readonly string[]): Shape => ({ is: 'word', words });
export const textLike = (fits: RegExp): Shape => ({ is: 'text', fits });
export const list = <Leaf = never>(of: Shape<Leaf>, min = 0, max = 500): Shape<Leaf> => ({ is: 'list', of, min, max });
export const map = <Leaf = never>(of: Shape<Leaf>, min = 0): Shape<Leaf> => ({ is: 'map', of, min });
export const record = <Leaf = never>(fields: Fields<Leaf>): Shape<Leaf> => ({ is: 'record', fields });
export const oneOf = <Leaf = never>(fields: Fields<Leaf>): Shape<Leaf> => ({ is: 'one-of', fields });
export const either = <Leaf = never>(...of: readonly Shape<Leaf>[]): Shape<Leaf> => ({ is: 'either', of });
