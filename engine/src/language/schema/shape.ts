import * as shapes from '../../shapes/shape.ts';
import { type Shape, type ShapeFields, textShape } from '../../shapes/shape.ts';

/**
 * The shape of the language as data: which fields a thing, an operation or an expression has, and what stands in each of them. One table serves
 * the checker, the lints and the documentation.
 */

export { flagShape, nullShape, textShape, wholeShape, wordShape } from '../../shapes/shape.ts';

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

/** What only stands in packs. */
export type PackLeaf =
  | { readonly is: 'id' | 'ops' | 'rows' | 'hook' }
  /** Anything: what it has to be is seen where it is put in. */
  | { readonly is: 'json' }
  | { readonly is: 'num' | 'truth' }
  | { readonly is: 'name'; readonly of: Reference }
  /** `one`: exactly one is wanted; `kind`: which of the two that are both things. */
  | { readonly is: 'set'; readonly of: Sort; readonly one?: true; readonly kind?: 'who' | 'things' };

export type PackShape = Shape<PackLeaf>;
export type PackFields = ShapeFields<PackLeaf>;

/** Written in kebab-case. */
export const idShape: PackShape = { is: 'id' };
export const numShape: PackShape = { is: 'num' };
export const truthShape: PackShape = { is: 'truth' };
export const opsShape: PackShape = { is: 'ops' };
export const rowsShape: PackShape = { is: 'rows' };
export const jsonShape: PackShape = { is: 'json' };
export const hookShape: PackShape = { is: 'hook' };
export const whoShape: PackShape = { is: 'set', of: 'thing' };
export const thingsShape: PackShape = { is: 'set', of: 'thing' };
export const roomsShape: PackShape = { is: 'set', of: 'room' };
export const nameShape = (of: Reference): PackShape => ({ is: 'name', of });
export const packList: typeof shapes.listShape<PackLeaf> = shapes.listShape;
export const packMap: typeof shapes.mapShape<PackLeaf> = shapes.mapShape;
export const packRecord: typeof shapes.recordShape<PackLeaf> = shapes.recordShape;
export const packOneOf: typeof shapes.oneOfShape<PackLeaf> = shapes.oneOfShape;
export const packEither: typeof shapes.eitherShape<PackLeaf> = shapes.eitherShape;
export const textsShape: PackShape = packList(textShape);
export const namesShape = (of: Reference): PackShape => packList(nameShape(of), 1);
