import type { Raw } from '../define/compiler.ts';
import type { Binding, Bindings, Fields } from '../define/field.ts';
import type { ResultSort } from '../language/schema/shape.ts';
import { OPERATIONS } from '../words/operations.generated.ts';
import { sortOf } from './pack-checker.ts';

/** What the elements of a set are; over characters, `self` is each in turn. */
const elementsIn = (raw: Raw, field: string): ResultSort =>
  raw.self === true ? 'character' : sortOf(raw[field] as Raw);

/** What an operation goes through, one after the other; undefined for one that goes through nothing. */
export function elementsOf(raw: Raw): ResultSort | undefined {
  const through = OPERATIONS.get(String(raw.op))?.goesThrough ?? null;
  return through === null ? undefined : elementsIn(raw, through);
}

const isBinding = (field: Fields[string]): field is Binding => 'result' in field;
const isBindings = (field: Fields[string]): field is Bindings<unknown> => 'results' in field;

/** What one field of an operation names, and what that is. */
function namedBy(field: Fields[string], written: unknown, raw: Raw): readonly (readonly [string, ResultSort])[] {
  if (isBindings(field))
    return Object.entries((written ?? {}) as Raw).map(([name, given]) => [
      name,
      field.results === 'number' ? 'number' : sortOf(given as Raw),
    ]);
  if (!isBinding(field) || typeof written !== 'string') return [];
  const { result } = field;
  if (typeof result === 'string') return [[written, result]];
  if ('elementsOf' in result) return [[written, elementsIn(raw, result.elementsOf)]];
  return [[written, result.sorts[String(raw[result.by])] ?? 'any']];
}

/** The names that an operation gives to results, and what those are. */
export const resultsOf = (raw: Raw): readonly (readonly [string, ResultSort])[] =>
  Object.entries(OPERATIONS.get(String(raw.op))?.fields ?? {}).flatMap(([key, field]) => namedBy(field, raw[key], raw));
