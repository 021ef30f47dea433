import type { AnyEx } from '../define/expression.ts';
import { shapesOf } from '../define/field.ts';
import type { PackFields, Sort } from '../language/schema/shape.ts';
import { EXPRESSIONS } from '../words/expressions.generated.ts';
import { OPERATIONS } from '../words/operations.generated.ts';

/** The fields of every operation that content can name. */
export const OPERATION_FIELDS: Readonly<Record<string, PackFields>> = Object.fromEntries(
  [...OPERATIONS.values()].flatMap(({ op, example, fields }) => (example === null ? [] : [[op, shapesOf(fields)]])),
);

const SORTS: Readonly<Record<AnyEx['yields'], Word['yields']>> = {
  num: 'num',
  truth: 'truth',
  who: 'thing',
  things: 'thing',
  beings: 'thing',
  rooms: 'room',
  trait: 'trait',
  any: 'any',
  same: 'same',
};

/** What an expression yields, and its fields: a number, a truth, a set of some sort; `same`: of the sort of the sets inside it. */
export interface Word {
  readonly yields: 'num' | 'truth' | Sort | 'same';
  readonly fields: PackFields;
}

/** Every word that expressions are made of. */
export const EXPRESSION_FIELDS: Readonly<Record<string, Word>> = Object.fromEntries(
  [...EXPRESSIONS.values()].map(({ x, yields, fields }) => [x, { yields: SORTS[yields], fields: shapesOf(fields) }]),
);
