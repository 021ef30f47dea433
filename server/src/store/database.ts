import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { version } from '../telemetry/version.ts';
import { checkFile, namingDamage } from './damage.ts';
import { UnusableStoreError } from './errors.ts';
import { migrations } from './migrations/index.ts';
import { type Patience, postgresDialect } from './postgres.ts';
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
  /** How long PostgreSQL may take once its tables are up to date; for ever without it. */
  readonly patience?: Patience;
}

export interface OpenDatabase {
  readonly db: Db;
  readonly kind: 'sqlite' | 'postgres';
}

/** The list of steps that a store has taken. */
const TAKEN = 'kysely_migration';

/** A store that a later release has brought up to date is left alone: what that has added would be lost or misread. */
async function laterStore(db: Db, own: Readonly<Record<string, unknown>>): Promise<Error | undefined> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === TAKEN)) return undefined;
  const { rows } = await sql<{ readonly name: string }>`select name from ${sql.table(TAKEN)} order by name`.execute(db);
  const unknown = rows.map(({ name }) => name).filter((name) => !(name in own));
  if (unknown.length === 0) return undefined;
  const known = Object.keys(own).at(-1);
  return new UnusableStoreError(
    `the store is of a later release: it has ${unknown.join(', ')}, and Hollow Hill ${version} knows steps up to ${known}. Run that release, or restore a backup that this one made`,
  );
}

async function checkUpToDate(migrator: Migrator): Promise<unknown> {
  try {
    const pending = (await migrator.getMigrations()).filter(({ executedAt }) => executedAt === undefined);
    return pending.length === 0 ? undefined : new Error('the store is of an older release: start the server once');
  } catch (error) {
    return error;
  }
}

const fileIn = (data: string): string => (data === ':memory:' ? data : join(data, 'hollow.sqlite'));

async function openSqlite(data: string): Promise<Db> {
  return await namingDamage(data, async () => {
    const db = new Kysely<Schema>({ dialect: sqliteDialect(fileIn(data)) });
    try {
      await checkFile(db, data);
    } catch (error) {
      await db.destroy().catch(() => undefined);
      throw error;
    }
    return db;
  });
}

/** Opens the store and brings its tables up to date. Throws where a migration fails, and an UnusableStoreError where its file is damaged or of a later release. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const { url, data, existing = false, patience } = options;
  const kind = url === undefined ? 'sqlite' : 'postgres';
  if (existing && url === undefined && !existsSync(fileIn(data))) throw new Error(`there is no store in ${data}`);
  const db = url === undefined ? await openSqlite(data) : new Kysely<Schema>({ dialect: postgresDialect(url) });
  const own = migrations(kind === 'sqlite' ? 'blob' : 'bytea');
  const migrator = new Migrator({ db, provider: { getMigrations: async () => own } });
  const error =
    (await laterStore(db, own)) ??
    (existing ? await checkUpToDate(migrator) : (await migrator.migrateToLatest()).error);
  if (error !== undefined) {
    await db.destroy();
    throw error;
  }
  if (url === undefined || patience === undefined) return { db, kind };
  // A migration may take its time; nobody plays meanwhile.
  await db.destroy();
  return { db: new Kysely<Schema>({ dialect: postgresDialect(url, patience) }), kind };
}
