import { closeSync, copyFileSync, existsSync, mkdirSync, openSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAdmin } from '../src/admin/index.ts';
import { UnusableStoreError } from '../src/store/errors.ts';
import { must } from './must.ts';
import { asked, eventually, gameOf, scratch, startServer } from './serving.ts';

const place = scratch();
const sound = join(place.folder, 'sound');
let games: readonly string[] = [];

/** A store with games in it, as a server left it. */
beforeAll(async () => {
  const server = await startServer({ data: sound });
  const tables = [await gameOf(server, 2), await gameOf(server, 2)];
  for (const { people } of tables)
    for (let i = 0; i < 10; i++) {
      await eventually(() => asked(people) !== null, 'a question');
      const { line, seat } = must(asked(people));
      const decision = must(line.held?.view?.decisions.find((open) => open.seat === seat));
      await line.send({ t: 'answer', decision: decision.id, option: 0 });
    }
  games = tables.map(({ game }) => game);
  await server.close();
});
afterAll(() => place.remove());

let made = 0;
/** A copy of it, to be broken. */
function copy(): { readonly data: string; readonly file: string } {
  const data = join(place.folder, `copy-${++made}`);
  mkdirSync(data);
  const file = join(data, 'hollow.sqlite');
  copyFileSync(join(sound, 'hollow.sqlite'), file);
  return { data, file };
}

/** Writes nonsense into the middle of the file. */
function damage(file: string): void {
  const { size } = statSync(file);
  const handle = openSync(file, 'r+');
  for (let at = 3 * 4096; at < size; at += 2 * 4096) writeSync(handle, Buffer.alloc(2048, 0x5a), 0, 2048, at);
  closeSync(handle);
}

describe('a store whose file is damaged', () => {
  test('is no store to start a server on, and that is said in a sentence', async () => {
    const { data, file } = copy();
    damage(file);
    await expect(startServer({ data })).rejects.toThrow(UnusableStoreError);
    await expect(startServer({ data })).rejects.toThrow(/^the store in .* is damaged .*restore the last backup/);
    const other = copy();
    writeFileSync(other.file, 'this is no database at all, whatever its name is'.repeat(200));
    await expect(startServer({ data: other.data })).rejects.toThrow('is damaged');
  });

  test('is copied by no backup, also where only an index no longer fits its table', async () => {
    const { data, file } = copy();
    const target = join(place.folder, `backup-${made}`);
    const database = new DatabaseSync(file, { defensive: false });
    database.exec(
      `pragma writable_schema = on; update sqlite_schema set sql = replace(sql, '"due"', '"touched"') where name = 'games_due'`,
    );
    database.close();
    const admin = await openAdmin({ data });
    await expect(admin.backup(target)).rejects.toThrow('is damaged');
    expect(existsSync(target)).toBe(false);
    await admin.close();
    damage(file);
    await expect(openAdmin({ data })).rejects.toThrow('is damaged');
  });

  test('is restored from by nobody', async () => {
    const { data, file } = copy();
    damage(file);
    const admin = await openAdmin({ data: join(place.folder, `fresh-${made}`) }, { fresh: true });
    await expect(admin.restore(data)).rejects.toThrow('is damaged');
    await admin.close();
  });
});

test('two servers do not run on one folder; a third does when the first has gone', async () => {
  const { data } = copy();
  const first = await startServer({ data });
  await expect(startServer({ data })).rejects.toThrow('another server runs on the store');
  // Whoever looks after the store needs no lock.
  const admin = await openAdmin({ data });
  expect((await admin.stats()).games).toEqual({ playing: 2 });
  await admin.close();
  await first.close();
  await (await startServer({ data })).close();
});

describe('all games played again', () => {
  test('come to what the store keeps', async () => {
    const admin = await openAdmin({ data: copy().data });
    expect(await admin.verify()).toEqual({ same: 2, lobby: 0, otherVersion: 0, differ: [] });
    await admin.close();
  });

  test('are named where one differs: an answer that was changed, a row that is missing, another state', async () => {
    const changes: readonly (readonly [sql: string, message: string])[] = [
      [`update log set body = json_set(body, '$.hash', 'other') where game = ? and kind = 'answer'`, 'another state'],
      ['delete from log where game = ? and seq = 5', 'is missing'],
      ['update games set state = (select state from games where id <> ?1) where id = ?1', 'not that of its rows'],
    ];
    for (const [sql, message] of changes) {
      const { data, file } = copy();
      const changed = must(games[0]);
      const database = new DatabaseSync(file);
      database.prepare(sql).run(changed);
      database.close();
      const admin = await openAdmin({ data });
      const { same, differ } = await admin.verify();
      expect([same, differ]).toEqual([
        1,
        [expect.objectContaining({ id: changed, message: expect.stringContaining(message) })],
      ]);
      await admin.close();
    }
  });
});
