import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { Dialect, SqliteStatement } from 'kysely';
import { isSqliteFault, StoreFailure } from './errors.ts';
import { type Flushing, GroupFlush } from './group-flush.ts';
import { type FlushedDatabase, FlushingDialect } from './sqlite-driver.ts';
import { WriteAheadLog } from './write-ahead-log.ts';

/** How long a statement waits for another process that writes, in milliseconds. */
const BUSY = 5000;
/** Statements kept ready. */
const KEPT = 200;

/** Does something with the file; what is the file's fault is a StoreFailure. */
function guarded<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw isSqliteFault(error) ? new StoreFailure('the file of the store fails', { cause: error }) : error;
  }
}

/** Statements that leave nothing to be made durable. */
const HARMLESS = /^\s*(select|pragma|begin|rollback)\b/i;

/** Memory is as durable as it gets. */
const NOT_AT_ALL: Flushing = { flush: async () => undefined, rescue: async () => undefined };

/** Node's own SQLite in the shape that kysely expects. Statements are prepared once. */
class NodeSqlite implements FlushedDatabase {
  readonly #database: DatabaseSync;
  readonly #log: WriteAheadLog | null;
  readonly #ready = new Map<string, SqliteStatement>();
  readonly flush: GroupFlush;

  constructor(file: string) {
    this.#database = new DatabaseSync(file, { timeout: BUSY });
    // What was deleted is overwritten: a name that is to be forgotten stays in no free page.
    guarded(() =>
      this.#database.exec('pragma foreign_keys = on; pragma secure_delete = on; pragma synchronous = full'),
    );
    this.#log = guarded(() => this.#writeAhead(file));
    this.flush = new GroupFlush(this.#log ?? NOT_AT_ALL);
  }

  /** Null where there is no such log: in memory, and on file systems that do not allow it. There SQLite flushes by itself. */
  #writeAhead(file: string): WriteAheadLog | null {
    const { journal_mode: mode } = this.#database.prepare('pragma journal_mode = wal').get() ?? {};
    return mode === 'wal' ? new WriteAheadLog(this.#database, file) : null;
  }

  prepare(sql: string): SqliteStatement {
    const known = this.#ready.get(sql);
    if (known !== undefined) return known;
    const made = this.#statement(sql);
    if (sql === 'rollback') return this.#rollback(made);
    if (this.#ready.size >= KEPT) this.#ready.clear();
    this.#ready.set(sql, made);
    return made;
  }

  #statement(sql: string): SqliteStatement {
    const prepared = guarded(() => this.#database.prepare(sql));
    const note = HARMLESS.test(sql) ? () => undefined : () => this.#noteWrite();
    const noted = <T>(work: () => T): T => {
      note();
      return guarded(work);
    };
    return {
      reader: prepared.columns().length > 0,
      all: (parameters) => noted(() => prepared.all(...(parameters as SQLInputValue[]))),
      run: (parameters) => noted(() => prepared.run(...(parameters as SQLInputValue[]))),
      iterate: (parameters) => noted(() => prepared.iterate(...(parameters as SQLInputValue[]))),
    };
  }

  #noteWrite(): void {
    this.flush.noteWrite();
    this.#log?.noteWrite();
  }

  /** A disk that is full has rolled back already: that is said, and not that there is nothing to roll back. */
  #rollback(prepared: SqliteStatement): SqliteStatement {
    const run: SqliteStatement['run'] = (parameters) =>
      this.#database.isTransaction ? prepared.run(parameters) : { changes: 0, lastInsertRowid: 0 };
    return { ...prepared, run };
  }

  async settle(): Promise<void> {
    // Whoever waits for it is told; the file is closed in any case.
    await this.flush.durable().catch(() => undefined);
    await this.#log?.close();
  }

  close(): void {
    this.#ready.clear();
    this.#database.close();
  }
}

/** A dialect of kysely over node:sqlite: one connection, one transaction at a time. `:memory:` keeps nothing. */
export function sqliteDialect(file: string): Dialect {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  return new FlushingDialect(() => new NodeSqlite(file));
}
