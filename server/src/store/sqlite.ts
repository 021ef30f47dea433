import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type Dialect, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';

/** How long a statement waits for another process that writes, in milliseconds. */
const BUSY = 5000;
/** Statements kept ready. */
const KEPT = 200;

const statement = (prepared: StatementSync): SqliteStatement => ({
  reader: prepared.columns().length > 0,
  all: (parameters) => prepared.all(...(parameters as SQLInputValue[])),
  run: (parameters) => prepared.run(...(parameters as SQLInputValue[])),
  iterate: (parameters) => prepared.iterate(...(parameters as SQLInputValue[])),
});

/** Node's own SQLite in the shape that kysely expects. Statements are prepared once. */
class NodeSqlite implements SqliteDatabase {
  readonly #database: DatabaseSync;
  readonly #ready = new Map<string, SqliteStatement>();

  constructor(file: string) {
    this.#database = new DatabaseSync(file, { timeout: BUSY });
    // What was deleted is overwritten: a name that is to be forgotten stays in no free page.
    this.#database.exec(
      'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on;',
    );
  }

  prepare(sql: string): SqliteStatement {
    const known = this.#ready.get(sql);
    if (known !== undefined) return known;
    const made = statement(this.#database.prepare(sql));
    if (this.#ready.size >= KEPT) this.#ready.clear();
    this.#ready.set(sql, made);
    return made;
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
