import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type Dialect, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { isSqliteFault, StoreFailure } from './errors.ts';

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

const statement = (prepared: StatementSync): SqliteStatement => ({
  reader: prepared.columns().length > 0,
  all: (parameters) => guarded(() => prepared.all(...(parameters as SQLInputValue[]))),
  run: (parameters) => guarded(() => prepared.run(...(parameters as SQLInputValue[]))),
  iterate: (parameters) => guarded(() => prepared.iterate(...(parameters as SQLInputValue[]))),
});

/** Node's own SQLite in the shape that kysely expects. Statements are prepared once. */
class NodeSqlite implements SqliteDatabase {
  readonly #database: DatabaseSync;
  readonly #ready = new Map<string, SqliteStatement>();

  constructor(file: string) {
    this.#database = new DatabaseSync(file, { timeout: BUSY });
    // What was deleted is overwritten: a name that is to be forgotten stays in no free page.
    guarded(() =>
      this.#database.exec(
        'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on;',
      ),
    );
  }

  prepare(sql: string): SqliteStatement {
    const known = this.#ready.get(sql);
    if (known !== undefined) return known;
    const made = guarded(() => statement(this.#database.prepare(sql)));
    if (sql === 'rollback') return this.#rollback(made);
    if (this.#ready.size >= KEPT) this.#ready.clear();
    this.#ready.set(sql, made);
    return made;
  }

  /** A disk that is full has rolled back already: that is said, and not that there is nothing to roll back. */
  #rollback(prepared: SqliteStatement): SqliteStatement {
    const run: SqliteStatement['run'] = (parameters) =>
      this.#database.isTransaction ? prepared.run(parameters) : { changes: 0, lastInsertRowid: 0 };
    return { ...prepared, run };
  }

  close(): void {
    this.#ready.clear();
    this.#database.close();
  }
}

/** A dialect of kysely over node:sqlite. One connection: kysely lets one transaction in at a time. `:memory:` keeps nothing. */
export function sqliteDialect(file: string): Dialect {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  return new SqliteDialect({ database: async () => new NodeSqlite(file) });
}
