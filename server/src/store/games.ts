import type { SeatTransfer } from '@hollow/table';
import { countEntries, type EntryCounts, type LogRow, type RowBody, type RowKind } from '@hollow/table';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { OpenDatabase } from './database.ts';
import { GroupCommit } from './group-commit.ts';
import { remember } from './memory.ts';
import type { GamesTable, LogTable, Schema } from './schema.ts';
import { gameWakeMessage, WAKE_CHANNEL } from './wake-messages.ts';

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
function isAboutValues(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error && typeof error.errcode === 'number') return BAD_VALUES.includes(error.errcode & 255);
  // PostgreSQL: data exceptions and constraints.
  return 'code' in error && typeof error.code === 'string' && /^2[23][0-9A-Z]{3}$/.test(error.code);
}

/** The store could not write: the disk is full, the database is away. Nothing has changed. */
export class StoreFailure extends Error {}

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

export type StoredGame = Selectable<GamesTable>;

const rowOf = (stored: Omit<Selectable<LogTable>, 'before'>): LogRow => ({
  seq: stored.seq,
  kind: stored.kind as RowKind,
  at: stored.at,
  seat: stored.seat,
  mid: stored.mid,
  body: JSON.parse(stored.body) as RowBody,
  upto: JSON.parse(stored.upto) as EntryCounts,
});

/** Rows that one statement takes: databases have a limit of arguments. */
const AT_ONCE = 500;

const COLUMNS = ['game', 'seq', 'kind', 'at', 'seat', 'mid', 'body', 'upto'] as const;

/** Games and their logs. */
export class GameStore {
  readonly #opened: OpenDatabase;
  readonly #onWrite: (ok: boolean) => void;
  readonly #commits: GroupCommit;

  /** `onWrite` is told of every change that was written or could not be. */
  constructor(opened: OpenDatabase, onWrite: (ok: boolean) => void = () => undefined) {
    this.#opened = opened;
    this.#onWrite = onWrite;
    this.#commits = new GroupCommit(opened.db);
  }

  get #db(): OpenDatabase['db'] {
    return this.#opened.db;
  }

  /** False where the code is taken. */
  async create(made: NewStoredGame): Promise<boolean> {
    return await this.#create(this.#db, made);
  }

  async #create(db: OpenDatabase['db'], { id, code, seed, head, at }: NewStoredGame): Promise<boolean> {
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

  async game(id: string): Promise<StoredGame | null> {
    return (await this.#db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
  }

  async version(id: string): Promise<number | null> {
    const found = await this.#db.selectFrom('games').select('version').where('id', '=', id).executeTakeFirst();
    return found?.version ?? null;
  }

  async idOfCode(code: string): Promise<string | null> {
    const found = await this.#db.selectFrom('games').select('id').where('code', '=', code).executeTakeFirst();
    return found?.id ?? null;
  }

  /**
   * Rows and the position after them, in one transaction, if nobody else has appended since `version`. Throws a Conflict or a Repeat; when it returns, all is
   * durable.
   */
  async append(append: Append): Promise<readonly LogRow[]> {
    const rows = this.#numberRows(append);
    const write = (tx: Transaction<Schema>): Promise<void> => this.#write(tx, append, rows);
    try {
      // SQLite flushes the disk for every transaction, in this thread.
      if (this.#opened.kind === 'sqlite') await this.#commits.run(write);
      else await this.#db.transaction().execute(write);
    } catch (error) {
      const mid = append.rows.find((row) => row.mid !== null)?.mid ?? null;
      const earlier = mid === null ? null : await this.rowOfMessage(append.game, mid).catch(() => null);
      if (earlier !== null) throw new RepeatError(earlier);
      if (error instanceof ConflictError || isAboutValues(error)) throw error;
      this.#onWrite(false);
      throw new StoreFailure('the store could not write', { cause: error });
    }
    this.#onWrite(true);
    return rows;
  }

  async #write(tx: Transaction<Schema>, append: Append, rows: readonly LogRow[]): Promise<void> {
    if (append.create !== undefined && !(await this.#create(tx, append.create))) throw new ConflictError();
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
    const values = rows.map((row, i) => ({
      game: append.game,
      seq: row.seq,
      kind: row.kind,
      at: row.at,
      seat: row.seat,
      mid: row.mid,
      body: JSON.stringify(row.body),
      upto: JSON.stringify(row.upto),
      before: append.rows[i]?.before ?? null,
    }));
    for (let i = 0; i < values.length; i += AT_ONCE)
      await tx
        .insertInto('log')
        .values(values.slice(i, i + AT_ONCE))
        .execute();
    await this.#transferSeat(tx, append);
    if (append.met !== undefined) await remember(tx, append.game, append.met, append.at);
    if (this.#opened.kind === 'postgres')
      await sql`select pg_notify(${WAKE_CHANNEL}, ${gameWakeMessage(append.game, append.version + rows.length)})`.execute(
        tx,
      );
  }

  async #transferSeat(tx: Transaction<Schema>, { game, holds, at }: Append): Promise<void> {
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

  #numberRows({ rows, version, counts, at }: Append): LogRow[] {
    let upto = counts;
    return rows.map(({ kind, seat, mid, body, at: then }, i) => {
      upto = countEntries(upto, body.items);
      return { seq: version + 1 + i, kind, at: then ?? at, seat, mid, body, upto };
    });
  }

  async rowOfMessage(game: string, mid: string): Promise<LogRow | null> {
    const found = await this.#db
      .selectFrom('log')
      .select(COLUMNS)
      .where('game', '=', game)
      .where('mid', '=', mid)
      .executeTakeFirst();
    return found === undefined ? null : rowOf(found);
  }

  /** Rows after one number up to another, in order. */
  async rows(game: string, after: number, upTo: number): Promise<LogRow[]> {
    if (upTo <= after) return [];
    const found = await this.#db
      .selectFrom('log')
      .select(COLUMNS)
      .where('game', '=', game)
      .where('seq', '>', after)
      .where('seq', '<=', upTo)
      .orderBy('seq')
      .execute();
    return found.map(rowOf);
  }

  /** Up to `most` rows before a number, in order. */
  async rowsBefore(game: string, before: number, most: number): Promise<LogRow[]> {
    const found = await this.#db
      .selectFrom('log')
      .select(COLUMNS)
      .where('game', '=', game)
      .where('seq', '<', before)
      .orderBy('seq', 'desc')
      .limit(most)
      .execute();
    return found.map(rowOf).reverse();
  }

  /** The state before a row, compressed; null where it is no longer kept. */
  async before(game: string, seq: number): Promise<Uint8Array | null> {
    const found = await this.#db
      .selectFrom('log')
      .select('before')
      .where('game', '=', game)
      .where('seq', '=', seq)
      .executeTakeFirst();
    return found?.before ?? null;
  }

  /** Forgets the states before rows that are older than `seq` and than a time. */
  async forgetBefore(game: string, seq: number, time: number): Promise<void> {
    await this.#db
      .updateTable('log')
      .set({ before: null })
      .where('game', '=', game)
      .where('seq', '<', seq)
      .where('at', '<', time)
      .where('before', 'is not', null)
      .execute();
  }

  /** Sets when somebody has to act, without a row of the log: only if nothing was appended meanwhile. */
  async setDue(game: string, version: number, due: Due): Promise<void> {
    await this.#db
      .updateTable('games')
      .set({ due: due.at, lease_node: due.at === null ? null : due.node, lease_until: due.until })
      .where('id', '=', game)
      .where('version', '=', version)
      .execute();
  }

  /** Takes over games whose time has come and whose node has not acted. */
  async claimDue(node: string, now: number, until: number, most: number): Promise<string[]> {
    const found = await this.#db
      .selectFrom('games')
      .select('id')
      .where('due', '<=', now)
      .where('lease_until', '<', now)
      .orderBy('due')
      .limit(most)
      .execute();
    const claimed: string[] = [];
    for (const { id } of found) {
      const { numUpdatedRows } = await this.#db
        .updateTable('games')
        .set({ lease_node: node, lease_until: until })
        .where('id', '=', id)
        .where('lease_until', '<', now)
        .executeTakeFirst();
      if (numUpdatedRows === 1n) claimed.push(id);
    }
    return claimed;
  }

  /** Gives back what a node had taken over: at its end, or where it starts again under the same name. */
  async releaseLeases(node: string | null): Promise<void> {
    const update = this.#db.updateTable('games').set({ lease_node: null, lease_until: 0 }).where('due', 'is not', null);
    await (node === null ? update : update.where('lease_node', '=', node)).execute();
  }

  async delete(game: string): Promise<void> {
    await this.#db.deleteFrom('games').where('id', '=', game).execute();
  }
}
