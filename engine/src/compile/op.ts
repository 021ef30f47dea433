import type { Node } from '../machine/context.ts';
import type { Exprs, Raw } from './expressions.ts';
import { ContentError } from './names.ts';

/** What the compiler of one operation may ask for. */
export interface OpCompiler extends Exprs {
  /** Compiles a list of operations and gives its number; -1 for an absent one. */
  block(raw: unknown, name: string): number;
}

export type OpCode = Pick<Node, 'run' | 'options' | 'take'>;
export type OpMaker = (raw: Raw, c: OpCompiler) => OpCode;
export type OpTable = Readonly<Record<string, OpMaker>>;

export interface Row {
  readonly min: number;
  readonly max: number;
  readonly block: number;
}

/** Rows '5+', '2-4', '0': every result from 0 up must stand in exactly one. */
export function rows(raw: unknown, c: OpCompiler): readonly Row[] {
  const found: Row[] = [];
  for (const [key, ops] of Object.entries(raw ?? {})) {
    const match = /^(\d+)(?:(\+)|-(\d+))?$/.exec(key);
    if (match === null) throw new ContentError(c.path, `“${key}” is no row of a table; write 5+, 2-4 or 0`);
    const min = Number(match[1]);
    const max = match[2] === '+' ? Number.POSITIVE_INFINITY : match[3] === undefined ? min : Number(match[3]);
    found.push({ min, max, block: c.block(ops, key) });
  }
  found.sort((a, b) => a.min - b.min);
  let expected = 0;
  for (const row of found) {
    if (row.min !== expected || row.max < row.min)
      throw new ContentError(c.path, `the rows of the table leave a gap or overlap at ${expected}`);
    expected = row.max + 1;
  }
  if (found.length > 0 && expected !== Number.POSITIVE_INFINITY)
    throw new ContentError(c.path, 'the last row of the table must be open, like 5+');
  return found;
}

export const rowFor = (table: readonly Row[], result: number): number => {
  for (const row of table) if (result >= row.min && result <= row.max) return row.block;
  return -1;
};
