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

/** Results of SQLite that speak of the values, not of the disk: too big, constraint, mismatch, range. */
const BAD_VALUES: readonly number[] = [18, 19, 20, 25];

/** What was to be written does not fit; everything else can still be written. */
export function isAboutValues(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error && typeof error.errcode === 'number') return BAD_VALUES.includes(error.errcode & 255);
  // PostgreSQL: data exceptions and constraints.
  return 'code' in error && typeof error.code === 'string' && /^2[23][0-9A-Z]{3}$/.test(error.code);
}

/** The store could not write: the disk is full, the database is away. Nothing has changed. */
export class StoreFailure extends Error {}
