import type { EntryCounts, LogRow, RowBody, RowKind, SeatTransfer } from '@hollow/table';
import { countEntries } from '@hollow/table';
import { sql, type Transaction } from 'kysely';
import { breathe } from '../limits/breath.ts';
import type { Db, OpenDatabase } from './database.ts';
import { ConflictError } from './errors.ts';
import { remember } from './memory.ts';
import type { Schema } from './schema.ts';
import { gameWakeMessage, WAKE_CHANNEL } from './wake-messages.ts';

export interface Due {
  readonly at: number | null;
  readonly node: string;
  readonly until: number;
}

export interface NewStoredGame {
  readonly id: string;
  readonly code: string;
  readonly seed: string;
  readonly head: string;
  readonly at: number;
}

/** A row that is to be written. */
export interface NewLogRow {
  readonly kind: RowKind;
  readonly seat: number | null;
  readonly mid: string | null;
  readonly body: RowBody;
  /** The state before it, compressed, where the row changes it and it may be wanted back. */
  readonly before: Uint8Array | null;
  /** When it happened, where that is not now. */
  readonly at?: number;
}

export interface Append {
  readonly game: string;
  /** The game is new, and is made together with its first rows; a Conflict where its code is taken. */
  readonly create?: NewStoredGame;
  /** The version that the writer has seen. */
  readonly version: number;
  readonly counts: EntryCounts;
  readonly rows: readonly NewLogRow[];
  readonly head: string;
  /** The state, compressed, where the rows changed it. */
  readonly state?: Uint8Array;
  readonly phase: string;
  /** Names of the packs, when the game starts. */
  readonly packs?: readonly string[];
  readonly at: number;
  readonly due: Due;
  readonly holds?: SeatTransfer;
  /** The haunt that began with these rows: whoever is at the table has met it. */
  readonly met?: string | undefined;
}

/** Rows that one statement takes: databases have a limit of arguments. */
const AT_ONCE = 200;

/** The rows with their numbers, in the log and in every stream. */
export function numberRows({ rows, version, counts, at }: Append): LogRow[] {
  let upto = counts;
  return rows.map(({ kind, seat, mid, body, at: then }, i) => {
    upto = countEntries(upto, body.items);
    return { seq: version + 1 + i, kind, at: then ?? at, seat, mid, body, upto };
  });
}

/** Makes the game. False where its code is taken. */
export async function createGame(db: Db, { id, code, seed, head, at }: NewStoredGame): Promise<boolean> {
  const made = await db
    .insertInto('games')
    .values({
      id,
      code,
      seed,
      head,
      state: null,
      version: 0,
      phase: 'lobby',
      packs: '[]',
      created: at,
      touched: at,
      due: null,
      lease_node: null,
      lease_until: 0,
    })
    .onConflict((oc) => oc.column('code').doNothing())
    .executeTakeFirst();
  return made.numInsertedOrUpdatedRows === 1n;
}

/** Writes rows and the position after them. Throws a ConflictError where somebody else has appended since the version that the writer has seen. */
export async function writeAppend(
  tx: Transaction<Schema>,
  kind: OpenDatabase['kind'],
  append: Append,
  rows: readonly LogRow[],
): Promise<void> {
  if (append.create !== undefined && !(await createGame(tx, append.create))) throw new ConflictError();
  const { numUpdatedRows } = await tx
    .updateTable('games')
    .set({
      version: append.version + rows.length,
      head: append.head,
      ...(append.state === undefined ? {} : { state: append.state }),
      phase: append.phase,
      touched: append.at,
      due: append.due.at,
      lease_node: append.due.at === null ? null : append.due.node,
      lease_until: append.due.until,
      ...(append.packs === undefined ? {} : { packs: JSON.stringify(append.packs) }),
    })
    .where('id', '=', append.game)
    .where('version', '=', append.version)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new ConflictError();
  await writeRows(tx, append, rows);
  await transferSeat(tx, append);
  if (append.met !== undefined) await remember(tx, append.game, append.met, append.at);
  if (kind === 'postgres')
    await sql`select pg_notify(${WAKE_CHANNEL}, ${gameWakeMessage(append.game, append.version + rows.length)})`.execute(
      tx,
    );
}

async function writeRows(tx: Transaction<Schema>, append: Append, rows: readonly LogRow[]): Promise<void> {
  for (let first = 0; first < rows.length; first += AT_ONCE) {
    // A game that comes as a whole has thousands.
    if (first > 0) await breathe();
    const values = rows.slice(first, first + AT_ONCE).map((row, i) => ({
      game: append.game,
      seq: row.seq,
      kind: row.kind,
      at: row.at,
      seat: row.seat,
      mid: row.mid,
      body: JSON.stringify(row.body),
      upto: JSON.stringify(row.upto),
      before: append.rows[first + i]?.before ?? null,
    }));
    await tx.insertInto('log').values(values).execute();
  }
}

async function transferSeat(tx: Transaction<Schema>, { game, holds, at }: Append): Promise<void> {
  if (holds?.release !== undefined) {
    await tx.deleteFrom('holds').where('game', '=', game).where('seat', '=', holds.release).execute();
    await tx.deleteFrom('links').where('game', '=', game).where('seat', '=', holds.release).execute();
  }
  if (holds?.grant !== undefined)
    await tx
      .insertInto('holds')
      .values({ ...holds.grant, game, since: at })
      .onConflict((oc) => oc.columns(['device', 'game', 'seat']).doNothing())
      .execute();
}
