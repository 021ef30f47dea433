import type { Raw } from '../define/compiler.ts';
import type { Binding, Fields } from '../define/field.ts';
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

/** The name under which an operation leaves its result, and what that is; null for one that leaves none. */
export function resultOf(raw: Raw): readonly [string, ResultSort] | null {
  const word = OPERATIONS.get(String(raw.op));
  if (word === undefined) return null;
  for (const [key, field] of Object.entries(word.fields)) {
    const name = raw[key];
    if (!isBinding(field) || typeof name !== 'string') continue;
    const { result } = field;
    if (typeof result === 'string') return [name, result];
    if ('elementsOf' in result) return [name, elementsIn(raw, result.elementsOf)];
    return [name, result.sorts[String(raw[result.by])] ?? 'any'];
  }
  return null;
}
