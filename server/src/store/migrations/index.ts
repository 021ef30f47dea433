import type { Migration } from 'kysely/migration';
import { gamesMigration } from './001-games.ts';
import { noticesMigration } from './002-notices.ts';
import { peopleMigration } from './003-people.ts';
import { departuresMigration } from './004-departures.ts';
import { hauntNamesMigration } from './005-haunt-names.ts';

/** The same in both databases but for the name of the type for bytes. A released migration is never changed: what it does to a store stays as it was. */
export const migrations = (bytes: 'blob' | 'bytea'): Record<string, Migration> => ({
  '001-games': gamesMigration(bytes),
  '002-notices': noticesMigration,
  '003-people': peopleMigration(bytes),
  '004-departures': departuresMigration,
  '005-haunt-names': hauntNamesMigration,
});
