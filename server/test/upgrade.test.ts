import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { zstdDecompressSync } from 'node:zlib';
import { secondEdition } from '@hollow/content';
import { hashOf } from '@hollow/engine';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openAdmin } from '../src/admin/index.ts';
import { openDatabase } from '../src/store/database.ts';
import { UnusableStoreError } from '../src/store/errors.ts';
import { withNamedHaunts } from '../src/store/haunts-by-number.ts';
import { Device, newId } from './client.ts';
import { must } from './must.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { type Sitting, scratch, startServer, type TestServer } from './serving.ts';

/** A store as an earlier server left it: tables of the first migration alone, packs of their day, a game in its haunt and a table in the lobby. */
const KEPT = new URL('./fixtures/schema-1.sqlite.zst', import.meta.url);
const PLAYING = {
  game: '6nr52hc9nnc6',
  tokens: [
    'VcRf5ndIX5InW0YHUT_b2-2nuCiwbLNo-WEwN-jixu0',
    'LY7wZ9rydX8oK0KEMWRYkg4-srC-IQzeLFICmLRPY1E',
    'x1_jJt9V9Jp0MKoO15YHkkPKsVWVT2pFgYLonIjOnJc',
  ],
};
const LOBBY = {
  game: 'ft4yueb4hu49',
  tokens: ['Fh_OBxYrRtZ2y5riNXeoQD11mevf6L8LTXsmp2pSofE', 'tzAiamx1qTejrQLS02RlyytdDBDEtAu-MMfomHT0z5c'],
};
const PACK = 'second-edition@18d77d0c8d97e1';

const place = scratch();
let postgres: TestPostgres;
let server: TestServer | null = null;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterEach(async () => {
  await server?.close();
  server = null;
});
afterAll(async () => {
  await postgres.stop();
  place.remove();
});

/** A folder of data with the store of that time. */
function oldData(): string {
  const folder = join(place.folder, newId());
  mkdirSync(folder);
  writeFileSync(join(folder, 'hollow.sqlite'), zstdDecompressSync(readFileSync(KEPT)));
  return folder;
}

const sitDown = async (port: number, { game, tokens }: typeof PLAYING): Promise<Sitting[]> =>
  await Promise.all(
    tokens.map(async (token, seat) => {
      const device = new Device(port);
      device.cookie = `hollow=${token}`;
      return { device, seat, line: await device.sit(game, seat) };
    }),
  );

const SENTENCE = 'This game was saved by Hollow Hill 0.1 (format 1). Version 0.1 plays it; this is 0.3.';

/** The game stays in everybody's list with the version that plays it; whoever sits down is told so, and nothing of it changes. */
async function isKept({ port, node }: TestServer): Promise<void> {
  const before = await node.store.game(PLAYING.game);
  for (const [seat, token] of PLAYING.tokens.entries()) {
    const device = new Device(port);
    device.cookie = `hollow=${token}`;
    const { body } = await device.call('GET', '/api/mine?lang=en');
    expect(body).toMatchObject([{ game: PLAYING.game, seat, phase: 'playing', playedBy: '0.1', waitsForMe: false }]);
    await expect(device.sit(PLAYING.game, seat)).rejects.toThrow('other-version');
    const door = await device.call('GET', `/api/games/${PLAYING.game}`);
    expect(door.body).toMatchObject({ error: { code: 'other-version', message: SENTENCE } });
  }
  const after = await node.store.game(PLAYING.game);
  expect({ ...after, touched: 0 }).toEqual({ ...before, touched: 0 });
  expect(JSON.parse(before?.packs ?? '[]')).toEqual([PACK]);
}

/** A table that was in the lobby begins, with what is played today. */
async function begin({ port, node }: TestServer): Promise<void> {
  const people = await sitDown(port, LOBBY);
  const { line } = must(people[0]);
  expect(line.entries.some((entry) => entry.kind === 'chat' && entry.text === 'see you tomorrow')).toBe(true);
  await line.send({ t: 'host', do: { what: 'bot', seat: 2, kind: 'random' } });
  expect(await line.send({ t: 'host', do: { what: 'start' } })).toMatchObject({ t: 'done' });
  const { game } = await node.games.moment(LOBBY.game);
  expect(game?.state.packs).toEqual([hashOf(secondEdition)]);
}

describe('a store of an earlier release', () => {
  test('is brought up to date: tables go on, and a game that only the earlier release plays is kept and named', async () => {
    const data = oldData();
    const old = new DatabaseSync(join(data, 'hollow.sqlite'));
    const names = old.prepare('select name from kysely_migration').all();
    old.close();
    expect(names.map((row) => row.name)).toEqual(['001-games']);
    server = await startServer({ data });
    await isKept(server);
    await begin(server);
  });

  test('can move to PostgreSQL on the way', async () => {
    const url = await postgres.database();
    const admin = await openAdmin({ data: '', url }, { fresh: true });
    const backup = oldData();
    const before = readFileSync(join(backup, 'hollow.sqlite'));
    expect(await admin.restore(backup)).toMatchObject({ games: 2, packs: 1 });
    await admin.close();
    // The backup stays as it is, and can be restored by the release that made it.
    expect(readdirSync(backup)).toEqual(['hollow.sqlite']);
    expect(readFileSync(join(backup, 'hollow.sqlite')).equals(before)).toBe(true);
    server = await startServer({ data: '', database: url });
    await isKept(server);
    await begin(server);
  });
});

describe('a store of a later release', () => {
  const SENTENCE_OF_STORE =
    /^the store is of a later release: it has 999-later, and Hollow Hill \d+\.\d+\.\d+ knows steps up to \d{3}-[a-z-]+\. Run that release, or restore a backup that this one made$/;

  /** A store of today that has taken one step more. */
  async function later(where: { readonly data: string; readonly url?: string }): Promise<void> {
    const { db } = await openDatabase(where);
    await sql`insert into kysely_migration (name, timestamp) values ('999-later', '2030-01-01T00:00:00.000Z')`.execute(
      db,
    );
    await db.destroy();
  }

  test.each(['SQLite', 'PostgreSQL'])('is left alone, and that is said in a sentence: %s', async (kind) => {
    const url = kind === 'SQLite' ? {} : { url: await postgres.database() };
    const where = { data: join(place.folder, newId()), ...url };
    await later(where);
    const { url: database, data } = where as { data: string; url?: string };
    const started = startServer({ data, database });
    await expect(started).rejects.toThrow(UnusableStoreError);
    await expect(started).rejects.toThrow(SENTENCE_OF_STORE);
    await expect(openAdmin(where)).rejects.toThrow(SENTENCE_OF_STORE);
  });
});

test('haunts that were kept by number are kept as pack and id', () => {
  const old = {
    settings: { haunts: [1, 34], edition: 'second-edition' },
    practice: { haunt: 35, side: null },
    id: 'x',
  };
  expect(withNamedHaunts(old)).toEqual({
    id: 'x',
    settings: { haunts: ['second-edition/the-mummy-walks', 'second-edition/guillotines'], edition: 'second-edition' },
    practice: { haunt: 'second-edition/small-change', side: null },
  });
  const today = { settings: { haunts: ['second-edition/guillotines'] }, practice: null };
  expect(withNamedHaunts(today)).toBe(today);
  for (const { id, number } of secondEdition.haunts ?? [])
    expect(withNamedHaunts({ practice: { haunt: number } })).toEqual({ practice: { haunt: `second-edition/${id}` } });
});
