import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Where people are told of their turn. */
export const noticesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('pushes')
      .addColumn('device', 'text', (c) => c.notNull().references('devices.hash').onDelete('cascade'))
      .addColumn('game', 'text', (c) => c.notNull().references('games.id').onDelete('cascade'))
      .addColumn('endpoint', 'text', (c) => c.notNull())
      .addColumn('keys', 'text', (c) => c.notNull())
      .addColumn('made', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('pushes_pk', ['device', 'game'])
      .execute();
    await db.schema.createIndex('pushes_game').on('pushes').column('game').execute();
    await db.schema
      .createTable('webhooks')
      .addColumn('game', 'text', (c) => c.primaryKey().references('games.id').onDelete('cascade'))
      .addColumn('url', 'text', (c) => c.notNull())
      .addColumn('secret', 'text', (c) => c.notNull())
      .addColumn('made', 'bigint', (c) => c.notNull())
      .addColumn('failures', 'integer', (c) => c.notNull())
      .execute();
  },
};
