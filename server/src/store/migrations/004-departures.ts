import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When the last device of a seat left one of several nodes. */
export const departuresMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('departures')
      .addColumn('game', 'text', (c) => c.notNull().references('games.id').onDelete('cascade'))
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('departures_pk', ['game', 'seat'])
      .execute();
  },
};
