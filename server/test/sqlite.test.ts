import { readFileSync } from 'node:fs';
import { Kysely, sql } from 'kysely';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { compressText } from '../src/store/compression.ts';
import { StoreFailure } from '../src/store/errors.ts';
import { sqliteDialect } from '../src/store/sqlite.ts';
import { WriteAheadLog } from '../src/store/write-ahead-log.ts';
import { scratch } from './serving.ts';

interface Tables {
  things: { id: number; name: string | null; n: number | null; bytes: Uint8Array | null };
}

const { folder, remove } = scratch();
const file = `${folder}/dialect.sqlite`;
const connect = (): Kysely<Tables> => new Kysely<Tables>({ dialect: sqliteDialect(file) });
const db = connect();
await db.schema
  .createTable('things')
  .addColumn('id', 'integer', (c) => c.primaryKey())
  .addColumn('name', 'text', (c) => c.unique())
  .addColumn('n', 'bigint')
  .addColumn('bytes', 'blob')
  .execute();
afterAll(async () => {
  await db.destroy();
  remove();
});

describe('kysely on node:sqlite', () => {
  test('inserts, returns, counts what was changed and keeps numbers past 32 bits', async () => {
    const bytes = Uint8Array.from([0, 9, 255]);
    const made = await db
      .insertInto('things')
      .values({ id: 1, name: 'one', n: 9_007_199_254_740_991, bytes })
      .returning(['id', 'n'])
      .executeTakeFirstOrThrow();
    expect(made).toEqual({ id: 1, n: 9_007_199_254_740_991 });
    const updated = await db.updateTable('things').set({ n: null }).where('id', '=', 1).executeTakeFirst();
    expect(updated.numUpdatedRows).toBe(1n);
    const found = await db.selectFrom('things').selectAll().executeTakeFirstOrThrow();
    expect(Uint8Array.from(found.bytes ?? [])).toEqual(bytes);
  });

  test('refuses what a key forbids, and goes round it where that is asked for', async () => {
    await db.insertInto('things').values({ id: 2, name: 'two', n: 1, bytes: null }).execute();
    const twice = db.insertInto('things').values({ id: 3, name: 'two', n: 1, bytes: null });
    await expect(twice.execute()).rejects.toThrow(/UNIQUE/);
    const round = await twice.onConflict((oc) => oc.column('name').doNothing()).executeTakeFirst();
    expect(round.numInsertedOrUpdatedRows).toBe(0n);
  });

  test('rolls a transaction back as a whole', async () => {
    const failing = db.transaction().execute(async (tx) => {
      await tx.insertInto('things').values({ id: 10, name: 'ten', n: 1, bytes: null }).execute();
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await db.selectFrom('things').selectAll().where('id', '=', 10).execute()).toEqual([]);
  });

  test('lets one transaction in at a time', async () => {
    await db.insertInto('things').values({ id: 20, name: 'sum', n: 0, bytes: null }).execute();
    const add = (): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const { n } = await tx.selectFrom('things').select('n').where('id', '=', 20).executeTakeFirstOrThrow();
        await new Promise((resolve) => setTimeout(resolve, 2));
        await tx
          .updateTable('things')
          .set({ n: (n ?? 0) + 1 })
          .where('id', '=', 20)
          .execute();
      });
    await Promise.all(Array.from({ length: 8 }, add));
    const { n } = await db.selectFrom('things').select('n').where('id', '=', 20).executeTakeFirstOrThrow();
    expect(n).toBe(8);
  });

  test('writes ahead and through to the disk, holds references, and has patience with another process', async () => {
    const pragma = async (name: string): Promise<unknown> => {
      const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db);
      return Object.values(rows[0] ?? {})[0];
    };
    expect(await pragma('journal_mode')).toBe('wal');
    // SQLite flushes where its own safety needs it; what was changed is flushed beside it.
    expect(await pragma('synchronous')).toBe(1);
    expect(await pragma('foreign_keys')).toBe(1);
    expect(await pragma('busy_timeout')).toBe(5000);
  });

  test('streams rows one by one', async () => {
    const ids: number[] = [];
    for await (const { id } of db.selectFrom('things').select('id').orderBy('id').stream()) ids.push(id);
    expect(ids).toEqual([1, 2, 20]);
  });

  test('is there again when it is opened anew', async () => {
    const again = connect();
    expect(await again.selectFrom('things').select('name').where('id', '=', 2).executeTakeFirst()).toEqual({
      name: 'two',
    });
    await again.destroy();
  });
});

describe('a change', () => {
  const flushes = vi.spyOn(WriteAheadLog.prototype, 'flush');
  afterEach(() => flushes.mockReset());

  const count = async (): Promise<number> => (await db.selectFrom('things').select('id').execute()).length;
  const add = (id: number): Promise<unknown> =>
    db.transaction().execute((tx) => tx.insertInto('things').values({ id, name: null, n: 0, bytes: null }).execute());

  test('is told of when it is on the disk, and others are written meanwhile', async () => {
    const disk = Promise.withResolvers<void>();
    flushes.mockReturnValueOnce(disk.promise);
    let told = 0;
    const all = [30, 31, 32, 33].map((id) => add(id).then(() => told++));
    await vi.waitFor(() => expect(flushes).toHaveBeenCalled());
    // Nobody reads what could still be lost.
    const read = count().then((found) => ({ found, told }));
    await new Promise((resolve) => setImmediate(resolve));
    expect(told).toBe(0);
    disk.resolve();
    await Promise.all(all);
    expect((await read).found).toBe(7);
    expect(flushes.mock.calls.length).toBeLessThan(4);
  });

  test('that does not come to the disk is a failure of the store, and is durable before anybody reads it', async () => {
    flushes.mockRejectedValueOnce(new Error('the disk is gone'));
    const rescued = vi.spyOn(WriteAheadLog.prototype, 'rescue');
    await expect(add(34)).rejects.toThrow(StoreFailure);
    expect(rescued).not.toHaveBeenCalled();
    expect(await count()).toBe(8);
    expect(rescued).toHaveBeenCalledTimes(1);
    await add(35);
    expect(rescued).toHaveBeenCalledTimes(1);
  });

  test('is brought into the file beside it, and the log begins anew', async () => {
    // How often the log has begun anew stands in its head.
    const beginnings = (): number => readFileSync(`${file}-wal`).readUInt32BE(12);
    let n = 0;
    const write = (): Promise<unknown> => db.updateTable('things').set({ n: ++n }).where('id', '=', 30).execute();
    const before = beginnings();
    for (let i = 0; i < 1300; i++) await write();
    await vi.waitFor(
      async () => {
        await write();
        expect(beginnings()).toBeGreaterThan(before);
      },
      { timeout: 60_000, interval: 20 },
    );
  });
});

test('a packed state keeps no more memory than its own bytes', () => {
  const packed = compressText(JSON.stringify(Array.from({ length: 2000 }, (_, i) => `room ${i % 50}`)));
  expect(packed.buffer.byteLength).toBe(packed.byteLength);
  expect(packed.byteLength).toBeLessThan(4000);
});
