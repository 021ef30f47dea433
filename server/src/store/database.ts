import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Dialect, Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { migrations } from './migrations/index.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

export type Db = Kysely<Schema>;

export interface DatabaseOptions {
  /** `postgres://…`; SQLite in `data` without it. */
  readonly url?: string | undefined;
  /** The folder of the SQLite file; `:memory:` keeps nothing. */
  readonly data: string;
  /** Only a store that is there and of this release; nothing is made, nothing brought up to date. */
  readonly existing?: boolean;
}

export interface OpenDatabase {
  readonly db: Db;
  readonly kind: 'sqlite' | 'postgres';
}

const INT8 = 20;

/** 64-bit numbers of this schema are times and counts, which fit a number. */
function postgres(url: string): Dialect {
  const types: pg.CustomTypesConfig = {
    getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)),
  };
  const pool = new pg.Pool({ connectionString: url, max: 10, types });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  return new PostgresDialect({ pool });
}

async function checkUpToDate(migrator: Migrator): Promise<unknown> {
  try {
    const pending = (await migrator.getMigrations()).filter(({ executedAt }) => executedAt === undefined);
    return pending.length === 0 ? undefined : new Error('the store is of an older release: start the server once');
  } catch (error) {
    return error;
  }
}

/** Opens the store and brings its tables up to date. Throws where a migration fails. */
export async function openDatabase({ url, data, existing = false }: DatabaseOptions): Promise<OpenDatabase> {
  const kind = url === undefined ? 'sqlite' : 'postgres';
  const file = data === ':memory:' ? data : join(data, 'hollow.sqlite');
  if (existing && url === undefined && !existsSync(file)) throw new Error(`there is no store in ${data}`);
  const db = new Kysely<Schema>({ dialect: url === undefined ? sqliteDialect(file) : postgres(url) });
  const own = migrations(kind === 'sqlite' ? 'blob' : 'bytea');
  const migrator = new Migrator({ db, provider: { getMigrations: async () => own } });
  const error = existing ? await checkUpToDate(migrator) : (await migrator.migrateToLatest()).error;
  if (error !== undefined) {
    await db.destroy();
    throw error;
  }
  return { db, kind };
}
