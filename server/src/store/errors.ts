import type { LogRow } from '@hollow/table';

/** Somebody else has appended first: read on and look again. */
export class ConflictError extends Error {}
/** The message with this id is in the log already. */
export class RepeatError extends Error {
  readonly row: LogRow;
  constructor(row: LogRow) {
    super('the message was applied before');
    this.row = row;
  }
}

/** The store does not do what it should: the disk is full or damaged, the database is away, slow, or takes no writes. Later it may again. */
export class StoreFailure extends Error {}

/** A store that no server can run on, with a sentence for whoever wanted to. */
export class UnusableStoreError extends Error {}

/** Results of SQLite that speak of the file, the disk or somebody else at it, and not of the statement or its values. */
const SQLITE_FAULTS: ReadonlySet<number> = new Set([
  3, // not permitted
  5, // busy
  6, // locked
  7, // no memory
  8, // read only
  9, // interrupted
  10, // input or output
  11, // damaged
  13, // full
  14, // cannot be opened
  15, // locking protocol
  26, // no database
]);

/** The number by which SQLite names an error; null for others. */
export const sqliteResult = (error: unknown): number | null =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 255 : null;

export function isSqliteFault(error: unknown): boolean {
  const result = sqliteResult(error);
  return result !== null && SQLITE_FAULTS.has(result);
}

/**
 * States of PostgreSQL that speak of the database and not of the statement: connections, a standby that takes no writes, transactions that were given up,
 * resources, locks, an operator's hand, the system, damage.
 */
const POSTGRES_FAULTS = /^(08...|25006|40...|53...|55P03|57...|58...|XX...)$/;

export function isPostgresFault(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof TypeError || error instanceof RangeError) return false;
  // What the database says has a state of five signs; all else comes from the line to it.
  const state = 'code' in error && typeof error.code === 'string' && 'severity' in error ? error.code : null;
  return state === null || POSTGRES_FAULTS.test(state);
}
