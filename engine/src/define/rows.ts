import type { NumFn } from '../core/context.ts';
import type { Exprs } from './compiler.ts';
import { ContentError } from './names.ts';

/** Results from `min` to `max`, both included; an open end is without bound. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

export interface Row extends Range {
  readonly block: number;
}

/** Reads “5+”, “2-4” or “0”; null for anything else. */
export function parseRange(key: string): Range | null {
  const match = /^(\d+)(?:(\+)|-(\d+))?$/.exec(key);
  if (match === null) return null;
  const min = Number(match[1]);
  if (match[2] === '+') return { min, max: Number.POSITIVE_INFINITY };
  return { min, max: match[3] === undefined ? min : Number(match[3]) };
}

/** The same, for a row of content: anything else is a mistake. */
export function rangeOf(key: string, path: string): Range {
  const range = parseRange(key);
  if (range === null) throw new ContentError(path, `“${key}” is no row of a table; write 5+, 2-4 or 0`);
  return range;
}

/** Rows, lowest first: every result from 0 up must stand in exactly one. */
function readRows<R extends Range>(
  raw: unknown,
  path: string,
  make: (range: Range, key: string, value: unknown) => R,
): R[] {
  const found = Object.entries(raw ?? {}).map(([key, value]) => make(rangeOf(key, path), key, value));
  found.sort((a, b) => a.min - b.min);
  let expected = 0;
  for (const row of found) {
    if (row.min !== expected || row.max < row.min)
      throw new ContentError(path, `the rows of the table leave a gap or overlap at ${expected}`);
    expected = row.max + 1;
  }
  if (found.length > 0 && expected !== Number.POSITIVE_INFINITY)
    throw new ContentError(path, 'the last row of the table must be open, like 5+');
  return found;
}

/** The rows of a table of operations. */
export const compileRows = (raw: unknown, c: Exprs): readonly Row[] =>
  readRows(raw, c.path, (range, key, ops) => ({ ...range, block: c.block(ops, key) }));

export interface NumberRow extends Range {
  readonly value: NumFn;
}

/** The rows of a table of numbers. */
export const compileNumberRows = (raw: unknown, c: Exprs): readonly NumberRow[] =>
  readRows(raw, c.path, (range, _, value) => ({ ...range, value: c.num(value) }));

/** The block of the row that the result stands in, or -1. */
export const rowFor = (table: readonly Row[], result: number): number => {
  for (const row of table) if (result >= row.min && result <= row.max) return row.block;
  return -1;
};
