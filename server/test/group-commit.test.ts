import { Kysely, sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { GroupCommit } from '../src/store/group-commit.ts';
import type { Schema } from '../src/store/schema.ts';
import { sqliteDialect } from '../src/store/sqlite.ts';

let ran: string[] = [];
let db: Kysely<Schema>;
let together: GroupCommit;
beforeEach(async () => {
  ran = [];
  db = new Kysely<Schema>({
    dialect: sqliteDialect(':memory:'),
    log: ({ query }) => {
      ran.push(query.sql);
    },
  });
  await sql`create table words (word text primary key)`.execute(db);
  together = new GroupCommit(db);
  return () => db.destroy();
});

const say = (word: string): Promise<void> =>
  together.run(async (tx) => {
    await sql`insert into words values (${word})`.execute(tx);
  });
const words = async (): Promise<string[]> =>
  (await sql<{ word: string }>`select word from words order by rowid`.execute(db)).rows.map(({ word }) => word);
const flushes = (): number => ran.filter((query) => query === 'commit').length;

test('changes that come together are flushed once, in their order', async () => {
  await Promise.all([say('one'), say('two'), say('three')]);
  expect(await words()).toEqual(['one', 'two', 'three']);
  expect(flushes()).toBe(1);
});

test('a change that fails takes no other with it', async () => {
  const said = await Promise.allSettled([say('one'), say('two'), say('two'), say('three')]);
  expect(said.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(await words()).toEqual(['one', 'two', 'three']);
});

test('who comes while the others are being written is next', async () => {
  const first = say('one');
  await new Promise(setImmediate);
  await Promise.all([first, say('two'), say('three')]);
  expect(await words()).toEqual(['one', 'two', 'three']);
});

test('a change that fails alone is told why', async () => {
  await say('one');
  await expect(say('one')).rejects.toThrow(/UNIQUE/);
  expect(await words()).toEqual(['one']);
});
