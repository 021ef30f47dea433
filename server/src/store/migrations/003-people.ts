import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** People who keep their games by a passkey; devices that are theirs. */
export const peopleMigration = (bytes: 'blob' | 'bytea'): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('people')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('made', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .alterTable('devices')
      .addColumn('person', 'text', (c) => c.references('people.id').onDelete('set null'))
      .execute();
    await db.schema.createIndex('devices_person').on('devices').column('person').execute();
    await db.schema
      .createTable('passkeys')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('public_key', sql.raw(bytes), (c) => c.notNull())
      .addColumn('counter', 'bigint', (c) => c.notNull())
      .addColumn('transports', 'text', (c) => c.notNull())
      .addColumn('made', 'bigint', (c) => c.notNull())
      .addColumn('used', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('passkeys_person').on('passkeys').column('person').execute();
    await db.schema
      .createTable('challenges')
      .addColumn('device', 'text', (c) => c.notNull().references('devices.hash').onDelete('cascade'))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('challenge', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('made', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('challenges_pk', ['device', 'kind'])
      .execute();
  },
});
