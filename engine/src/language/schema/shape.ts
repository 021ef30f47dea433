import * as shapes from '../../shapes/shape.ts';
import { type Fields, type Shape, text } from '../../shapes/shape.ts';

/**
 * The shape of the language as data: which fields a thing, an operation or an expression has, and what stands in each of them. One table serves
 * the checker, the lints and the documentation.
 */

export { flag, nothing, text, whole, word } from '../../shapes/shape.ts';

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
  | { readonly is: 'num' | 'truth' }
  | { readonly is: 'name'; readonly of: Reference }
  /** `one`: exactly one is wanted; `kind`: which of the two that are both things. */
  | { readonly is: 'set'; readonly of: Sort; readonly one?: true; readonly kind?: 'who' | 'things' };

export type PackShape = Shape<PackLeaf>;
export type PackFields = Fields<PackLeaf>;

/** Written in kebab-case. */
export const id: PackShape = { is: 'id' };
export const num: PackShape = { is: 'num' };
export const truth: PackShape = { is: 'truth' };
export const ops: PackShape = { is: 'ops' };
export const rows: PackShape = { is: 'rows' };
export const hook: PackShape = { is: 'hook' };
export const who: PackShape = { is: 'set', of: 'thing' };
export const things: PackShape = { is: 'set', of: 'thing' };
export const rooms: PackShape = { is: 'set', of: 'room' };
export const name = (of: Reference): PackShape => ({ is: 'name', of });
export const list: typeof shapes.list<PackLeaf> = shapes.list;
export const map: typeof shapes.map<PackLeaf> = shapes.map;
export const record: typeof shapes.record<PackLeaf> = shapes.record;
export const oneOf: typeof shapes.oneOf<PackLeaf> = shapes.oneOf;
export const either: typeof shapes.either<PackLeaf> = shapes.either;
export const texts: PackShape = list(text);
export const names = (of: Reference): PackShape => list(name(of), 1);
