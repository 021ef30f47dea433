import { shapesOf } from '../define/field.ts';
import { OPERATIONS as ROWS } from '../language/schema/operations.ts';
import type { Fields } from '../language/schema/shape.ts';
import { OPERATIONS as WORDS } from '../words/operations.generated.ts';

/** The result of an operation that is not defined as a word yet may be named in any case. */
const RESULT: Fields = { 'as?': { is: 'text' } };

const defined = [...WORDS.values()].filter(({ example }) => example !== null);

/** The fields of every operation that content can name. */
export const OPERATION_FIELDS: Readonly<Record<string, Fields>> = {
  ...Object.fromEntries(
    Object.entries(ROWS).map(([op, fields]) => [op, 'as' in fields ? fields : { ...fields, ...RESULT }]),
  ),
  ...Object.fromEntries(defined.map(({ op, fields }) => [op, shapesOf(fields)])),
};
