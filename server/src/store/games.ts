import type { EntryCounts, LogRow, RowBody, RowKind } from '@hollow/table';
import { type Selectable, sql, type Transaction } from 'kysely';
import { type Append, createGame, type Due, type NewStoredGame, numberRows, writeAppend } from './append.ts';
import type { OpenDatabase } from './database.ts';
import { RepeatError, StoreFailure } from './errors.ts';
import { isAlive } from './node-life.ts';
import type { GamesTable, LogTable, Schema } from './schema.ts';

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

const COLUMNS = ['game', 'seq', 'kind', 'at', 'seat', 'mid', 'body', 'upto'] as const;

/** Rows that change the position. */
const CHANGING: readonly RowKind[] = ['start', 'answer', 'undo', 'end'];

/** A row that changed the position. */
export interface PositionChange {
  /** There was no position before it. */
  readonly isStart: boolean;
  /** The state before it, compressed; null where it is no longer kept. */
  readonly before: Uint8Array | null;
}

/** Rows of a long log that are read in one go. */
const READ_AT_ONCE = 200;

/** Games and their logs. */
export class GameStore {
  readonly #opened: OpenDatabase;
  readonly #onWrite: (ok: boolean) => void;

  /** `onWrite` is told of every change that was written or could not be. */
  constructor(opened: OpenDatabase, onWrite: (ok: boolean) => void = () => undefined) {
    this.#opened = opened;
    this.#onWrite = onWrite;
  }

  get #db(): OpenDatabase['db'] {
    return this.#opened.db;
  }

  /** False where the code is taken. */
  async create(made: NewStoredGame): Promise<boolean> {
    return await createGame(this.#db, made);
  }

  async game(id: string): Promise<StoredGame | null> {
    return (await this.#db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
  }

  async version(id: string): Promise<number | null> {
    const found = await this.#db.selectFrom('games').select('version').where('id', '=', id).executeTakeFirst();
    return found?.version ?? null;
  }

  /** The versions of those of the games that there are. */
  async versions(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (ids.length === 0) return new Map();
    const found = await this.#db.selectFrom('games').select(['id', 'version']).where('id', 'in', ids).execute();
    return new Map(found.map(({ id, version }) => [id, version]));
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
    const rows = numberRows(append);
    const write = (tx: Transaction<Schema>): Promise<void> => writeAppend(tx, this.#opened.kind, append, rows);
    try {
      await this.#db.transaction().execute(write);
    } catch (error) {
      const mid = append.rows.find((row) => row.mid !== null)?.mid ?? null;
      const earlier = mid === null ? null : await this.rowOfMessage(append.game, mid).catch(() => null);
      if (earlier !== null) throw new RepeatError(earlier);
      if (error instanceof StoreFailure) this.#onWrite(false);
      throw error;
    }
    this.#onWrite(true);
    return rows;
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

  /** The same, read a few at a time. */
  async *rowsOneByOne(game: string, after: number, upTo: number): AsyncGenerator<LogRow, void> {
    for (let seq = after; seq < upTo; seq += READ_AT_ONCE) {
      const found = await this.rows(game, seq, Math.min(seq + READ_AT_ONCE, upTo));
      yield* found;
      if (found.length === 0) return;
    }
  }

  /** Numbers of the last entry of every stream after a row; null where there is no such row. */
  async countsAfter(game: string, seq: number): Promise<EntryCounts | null> {
    const found = await this.#db
      .selectFrom('log')
      .select('upto')
      .where('game', '=', game)
      .where('seq', '=', seq)
      .executeTakeFirst();
    return found === undefined ? null : (JSON.parse(found.upto) as EntryCounts);
  }

  /** When a row was written; null where there is no such row. */
  async timeOf(game: string, seq: number): Promise<number | null> {
    const found = await this.#db
      .selectFrom('log')
      .select('at')
      .where('game', '=', game)
      .where('seq', '=', seq)
      .executeTakeFirst();
    return found?.at ?? null;
  }

  /** The first row after a number that changed the position, with the state before it as `before` has it; null where there is none. */
  async nextChange(game: string, after: number): Promise<PositionChange | null> {
    const found = await this.#db
      .selectFrom('log')
      .select(['kind', 'before'])
      .where('game', '=', game)
      .where('seq', '>', after)
      .where('kind', 'in', CHANGING)
      .orderBy('seq')
      .limit(1)
      .executeTakeFirst();
    return found === undefined ? null : { isStart: found.kind === 'start', before: found.before };
  }

  /** Rows before which the next `most` undos after a number went back. */
  async undoneAfter(game: string, after: number, most: number): Promise<ReadonlySet<number>> {
    const found = await this.#db
      .selectFrom('log')
      .select('body')
      .where('game', '=', game)
      .where('seq', '>', after)
      .where('kind', '=', 'undo')
      .orderBy('seq')
      .limit(most)
      .execute();
    return new Set(found.flatMap(({ body }) => (JSON.parse(body) as RowBody).undo?.to ?? []));
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

  /**
   * Takes over games whose time has come and whose node has not acted: its lease is past, or the node has given no sign of life for a moment. That it may live
   * after all does no harm: of two who act, the second comes to nothing.
   */
  async claimDue(node: string, now: number, until: number, most: number): Promise<string[]> {
    const { kind } = this.#opened;
    const isLapsed = sql<boolean>`lease_until < ${now}`;
    const isFree =
      kind === 'sqlite'
        ? isLapsed
        : sql<boolean>`(${isLapsed} or not exists (select 1 from nodes where name = lease_node and ${isAlive}))`;
    const due = sql`select id from games where due <= ${now} and ${isFree} order by due limit ${most}`;
    const { rows } = await sql<{ readonly id: string }>`
      update games set lease_node = ${node}, lease_until = ${until}
      where id in (${kind === 'sqlite' ? due : sql`${due} for update skip locked`}) returning id`.execute(this.#db);
    return rows.map(({ id }) => id);
  }

  /** The node goes on acting in games that are left to it: until then nobody else takes them over while it lives. */
  async keepLeases(node: string, games: readonly string[], until: number): Promise<void> {
    await this.#db
      .updateTable('games')
      .set({ lease_until: until })
      .where('id', 'in', [...games])
      .where('lease_node', '=', node)
      .execute();
  }

  /** Games in whose tables this stands: a device at the door, or of somebody who was removed. */
  async naming(text: string): Promise<string[]> {
    const found = await this.#db
      .selectFrom('games')
      .select('id')
      .where('phase', '!=', 'over')
      .where('head', 'like', `%${text}%`)
      .execute();
    return found.map(({ id }) => id);
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
