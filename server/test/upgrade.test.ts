import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { zstdDecompressSync } from 'node:zlib';
import { secondEdition } from '@hollow/content';
import { hashOf } from '@hollow/engine';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openAdmin } from '../src/admin/index.ts';
import { Device, newId } from './client.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { asked, eventually, type Sitting, scratch, startServer, type TestServer } from './serving.ts';

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

/** Everybody is where they were, and the game goes on by the rules it began with. */
async function playOn({ port, node }: TestServer): Promise<void> {
  const people = await sitDown(port, PLAYING);
  const [{ line }] = people;
  const before = line.held?.view?.seq ?? 0;
  expect(line.held?.view?.position.haunt).not.toBeNull();
  expect(line.entries.map(({ n }) => n)).toEqual(line.entries.map((_, i) => i + 1));
  for (let i = 0; i < 12 && line.held?.view?.outcome == null; i++) {
    await eventually(() => asked(people) !== null, 'a question');
    const mine = asked(people);
    const decision = mine?.line.held?.view?.decisions.find(({ seat }) => seat === mine.seat);
    const told = await mine?.line.send({ t: 'answer', decision: decision?.id ?? 0, option: 0 });
    expect(told).toMatchObject({ t: 'done' });
  }
  await line.until(() => (line.held?.view?.seq ?? 0) > before, 'the game to go on');
  const { game } = await node.games.moment(PLAYING.game);
  expect(game?.state.packs).toEqual([PACK]);
  expect(hashOf(secondEdition)).not.toBe(PACK);
}

/** A table that was in the lobby begins, with what is played today. */
async function begin({ port, node }: TestServer): Promise<void> {
  const people = await sitDown(port, LOBBY);
  const [{ line }] = people;
  expect(line.entries.some((entry) => entry.kind === 'chat' && entry.text === 'see you tomorrow')).toBe(true);
  await line.send({ t: 'host', do: { what: 'bot', seat: 2, kind: 'random' } });
  expect(await line.send({ t: 'host', do: { what: 'start' } })).toMatchObject({ t: 'done' });
  const { game } = await node.games.moment(LOBBY.game);
  expect(game?.state.packs).toEqual([hashOf(secondEdition)]);
}

describe('a store of an earlier release', () => {
  test('is brought up to date, and its games go on', async () => {
    const data = oldData();
    const old = new DatabaseSync(join(data, 'hollow.sqlite'));
    const names = old.prepare('select name from kysely_migration').all();
    old.close();
    expect(names.map((row) => row.name)).toEqual(['001-games']);
    server = await startServer({ data });
    await playOn(server);
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
    await playOn(server);
    await begin(server);
  });
});
