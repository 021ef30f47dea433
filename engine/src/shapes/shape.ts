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
  | { readonly is: 'record'; readonly fields: ShapeFields<Leaf> }
  /** Exactly one of the fields. */
  | { readonly is: 'one-of'; readonly fields: ShapeFields<Leaf> }
  /** The first alternative whose outermost form fits. */
  | { readonly is: 'either'; readonly of: readonly Shape<Leaf>[] };

/** By name; a question mark at the end of the name: the field may be left out. */
export type ShapeFields<Leaf = never> = Readonly<Record<string, Shape<Leaf>>>;

export const textShape: Shape = { is: 'text' };
export const flagShape: Shape = { is: 'flag' };
export const nullShape: Shape = { is: 'null' };
export const wholeShape = (min: number, max: number): Shape => ({ is: 'whole', min, max });
export const wordShape = (...words: readonly string[]): Shape => ({ is: 'word', words });
export const textLikeShape = (fits: RegExp): Shape => ({ is: 'text', fits });
export const listShape = <Leaf = never>(of: Shape<Leaf>, min = 0, max = 500): Shape<Leaf> => ({
  is: 'list',
  of,
  min,
  max,
});
export const mapShape = <Leaf = never>(of: Shape<Leaf>, min = 0): Shape<Leaf> => ({ is: 'map', of, min });
export const recordShape = <Leaf = never>(fields: ShapeFields<Leaf>): Shape<Leaf> => ({ is: 'record', fields });
export const oneOfShape = <Leaf = never>(fields: ShapeFields<Leaf>): Shape<Leaf> => ({ is: 'one-of', fields });
export const eitherShape = <Leaf = never>(...of: readonly Shape<Leaf>[]): Shape<Leaf> => ({ is: 'either', of });
