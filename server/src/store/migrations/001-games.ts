import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

type Schema = Kysely<unknown>;
/** The name of the type for bytes. */
type Bytes = 'blob' | 'bytea';

async function createGames(db: Schema, bytes: Bytes): Promise<void> {
  await db.schema
    .createTable('games')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('code', 'text', (c) => c.notNull().unique())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('phase', 'text', (c) => c.notNull())
    .addColumn('seed', 'text', (c) => c.notNull())
    .addColumn('packs', 'text', (c) => c.notNull())
    .addColumn('head', 'text', (c) => c.notNull())
    .addColumn('state', sql.raw(bytes))
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('touched', 'bigint', (c) => c.notNull())
    .addColumn('due', 'bigint')
    .addColumn('lease_node', 'text')
    .addColumn('lease_until', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('games_due').on('games').column('due').execute();
}

async function createLog(db: Schema, bytes: Bytes): Promise<void> {
  await db.schema
    .createTable('log')
    .addColumn('game', 'text', (c) => c.notNull().references('games.id').onDelete('cascade'))
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('seat', 'integer')
    .addColumn('mid', 'text')
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('upto', 'text', (c) => c.notNull())
    .addColumn('before', sql.raw(bytes))
    .addPrimaryKeyConstraint('log_pk', ['game', 'seq'])
    .addUniqueConstraint('log_mid', ['game', 'mid'])
    .execute();
}

async function createSeats(db: Schema): Promise<void> {
  await db.schema
    .createTable('devices')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('seen', 'bigint', (c) => c.notNull())
    .addColumn('remember', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('holds')
    .addColumn('device', 'text', (c) => c.notNull().references('devices.hash').onDelete('cascade'))
    .addColumn('game', 'text', (c) => c.notNull().references('games.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('since', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('holds_pk', ['device', 'game', 'seat'])
    .execute();
  await db.schema.createIndex('holds_game').on('holds').columns(['game', 'seat']).execute();
  await db.schema
    .createTable('links')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('game', 'text', (c) => c.notNull().references('games.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('made', 'bigint', (c) => c.notNull())
    .addColumn('used', 'bigint')
    .execute();
}

async function createPacks(db: Schema): Promise<void> {
  await db.schema
    .createTable('packs')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('body', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('met')
    .addColumn('device', 'text', (c) => c.notNull().references('devices.hash').onDelete('cascade'))
    .addColumn('haunt', 'text', (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('met_pk', ['device', 'haunt', 'game'])
    .execute();
}

async function createNodes(db: Schema): Promise<void> {
  await db.schema
    .createTable('nodes')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('seen', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('presence')
    .addColumn('node', 'text', (c) => c.notNull().references('nodes.name').onDelete('cascade'))
    .addColumn('game', 'text', (c) => c.notNull().references('games.id').onDelete('cascade'))
    .addColumn('seats', 'text', (c) => c.notNull())
    .addColumn('watchers', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('presence_pk', ['node', 'game'])
    .execute();
}

/** Games and their logs, who sits at them, what is known of devices, and the servers. */
export const gamesMigration = (bytes: Bytes): Migration => ({
  async up(db: Schema) {
    await createGames(db, bytes);
    await createLog(db, bytes);
    await createSeats(db);
    await createPacks(db);
    await createNodes(db);
  },
});
