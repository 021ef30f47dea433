import type { ResultSort } from '../language/schema/shape.ts';
import type { Raw } from './expressions.ts';
import { sortOf } from './shape.ts';

const BY_OPERATION: Readonly<Record<string, ResultSort>> = {
  roll: 'number',
  attack: 'number',
  contest: 'number',
  addRoom: 'room',
  pick: 'thing',
  deploy: 'thing',
};
const BY_KIND: Readonly<Record<string, ResultSort>> = { who: 'thing' };

/** What an `each` goes through. */
export const elementsOf = (raw: Raw): ResultSort => (raw.self === true ? 'character' : sortOf(raw.of as Raw));

/** The name under which an operation leaves its result, and what that is; null for one that leaves none. */
export function resultOf(raw: Raw): readonly [string, ResultSort] | null {
  const op = String(raw.op);
  if (op === 'each') return typeof raw.name === 'string' ? [raw.name, elementsOf(raw)] : null;
  if (typeof raw.as !== 'string') return null;
  const kind = String(raw.kind) as ResultSort;
  return [raw.as, op === 'ask' ? (BY_KIND[kind] ?? kind) : (BY_OPERATION[op] ?? 'any')];
}
