import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { checkFile, namingDamage } from '../store/damage.ts';
import { type Db, type OpenDatabase, openDatabase } from '../store/database.ts';
import type { Schema } from '../store/schema.ts';

/**
 * Tables in an order in which each finds what it refers to; null for what is true of running servers only. The type makes sure that a new table is not
 * forgotten.
 */
const TABLES: Readonly<Record<keyof Schema, number | null>> = {
  packs: 1,
  games: 2,
  log: 3,
  people: 4,
  devices: 5,
  holds: 6,
  links: 7,
  met: 8,
  pushes: 9,
  webhooks: 10,
  passkeys: 11,
  challenges: null,
  nodes: null,
  presence: null,
  departures: null,
};

const tablesInOrder = (): (keyof Schema)[] =>
  (Object.keys(TABLES) as (keyof Schema)[])
    .filter((table) => TABLES[table] !== null)
    .sort((a, b) => (TABLES[a] ?? 0) - (TABLES[b] ?? 0));

/** Rows of one statement. */
const AT_ONCE = 50;

async function copyTable(from: Db, to: Db, table: keyof Schema): Promise<number> {
  let copied = 0;
  let rows: object[] = [];
  const flush = async (): Promise<void> => {
    if (rows.length > 0)
      await to
        .insertInto(table)
        .values(rows as never)
        .execute();
    copied += rows.length;
    rows = [];
  };
  const found = await sql<object>`select * from ${sql.table(table)}`.execute(from);
  for (const row of found.rows) {
    rows.push(row);
    if (rows.length >= AT_ONCE) await flush();
  }
  await flush();
  return copied;
}

export type Copied = Readonly<Partial<Record<keyof Schema, number>>>;

/** Copies a whole store into an empty one, of the same kind or the other. */
async function copyAll(from: Db, to: Db): Promise<Copied> {
  return await to.transaction().execute(async (tx) => {
    const copied: Partial<Record<keyof Schema, number>> = {};
    for (const table of tablesInOrder()) copied[table] = await copyTable(from, tx, table);
    return copied;
  });
}

const fileIn = (folder: string): string => join(folder, 'hollow.sqlite');

/** A copy of the store as it is at one moment, while servers run: a folder of data that a server can be started on. What is damaged is not copied but named. */
export async function backup({ db, kind }: OpenDatabase, source: string, folder: string): Promise<void> {
  if (existsSync(fileIn(folder))) throw new Error(`there is a store in ${folder} already`);
  if (kind === 'sqlite') {
    await checkFile(db, source, true);
    mkdirSync(folder, { recursive: true });
    await namingDamage(source, () => sql`vacuum into ${fileIn(folder)}`.execute(db));
    return;
  }
  mkdirSync(folder, { recursive: true });
  const target = await openDatabase({ data: folder });
  try {
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((snapshot) => copyAll(snapshot, target.db));
  } finally {
    await target.db.destroy();
  }
}

/** Puts a backup into an empty store. Throws where there are games already. One of an earlier release is brought up to date in a copy: a backup stays as it is. */
export async function restore(target: OpenDatabase, folder: string): Promise<Copied> {
  if (!existsSync(fileIn(folder))) throw new Error(`there is no store in ${folder}`);
  const any = await target.db.selectFrom('games').select('id').limit(1).executeTakeFirst();
  if (any !== undefined) throw new Error('there are games in the store already: restore into an empty one');
  const aside = mkdtempSync(join(tmpdir(), 'hollow-restore-'));
  try {
    // Beside the file may lie what was written last, where a server ran on it.
    for (const part of ['', '-wal'].filter((end) => existsSync(fileIn(folder) + end)))
      copyFileSync(fileIn(folder) + part, fileIn(aside) + part);
    const source = await openDatabase({ data: aside });
    try {
      return await copyAll(source.db, target.db);
    } finally {
      await source.db.destroy();
    }
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}
