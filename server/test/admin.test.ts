import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { erasePlayer } from '../src/admin/erase.ts';
import { type Admin, openAdmin } from '../src/admin/index.ts';
import { openDatabase } from '../src/store/database.ts';
import { Device, newId } from './client.ts';
import { must } from './must.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import {
  asked,
  eventually,
  gameOf,
  scratch,
  startServer,
  type TestServer,
  type TestTable,
  tableOf,
} from './serving.ts';

const DAY = 86_400_000;
const place = scratch();
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  place.remove();
});

interface Where {
  readonly data: string;
  readonly url?: string;
}

const KINDS: readonly [string, () => Promise<Where>][] = [
  ['SQLite', async () => ({ data: join(place.folder, newId()) })],
  ['PostgreSQL', async () => ({ data: '', url: await postgres.database() })],
];

/** Everybody answers until so many answers have been given. */
async function playOn({ people }: TestTable, answers: number): Promise<void> {
  for (let i = 0; i < answers; i++) {
    await eventually(() => asked(people) !== null, 'a question');
    const mine = asked(people);
    const decision = mine?.line.held?.view?.decisions.find(({ seat }) => seat === mine.seat);
    await mine?.line.send({ t: 'answer', decision: decision?.id ?? 0, option: 0 });
  }
}

describe.each(KINDS)('whoever runs a server on %s', (_kind, somewhere) => {
  let where: Where;
  let server: TestServer;
  let admin: Admin;
  const start = (at: Where, now?: () => number): Promise<TestServer> =>
    startServer({ data: at.data, database: at.url, logLevel: 'silent' }, now);
  beforeEach(async () => {
    where = await somewhere();
    server = await start(where);
    admin = await openAdmin(where);
  });
  afterEach(async () => {
    await admin.close();
    await server.close();
  });

  test('sees how much there is, without names', async () => {
    const { game, code } = await gameOf(server, 3);
    await tableOf(server, 1, 3);
    expect(await admin.stats()).toMatchObject({ games: { playing: 1, lobby: 1 }, devices: 4 });
    const listed = await admin.list(10, 'playing');
    expect(listed).toMatchObject([{ id: game, code, phase: 'playing' }]);
    expect(JSON.stringify(await admin.list(10))).not.toContain('Person');
  });

  test('deletes a game, and whoever sits there is told', async () => {
    const { game, code, people } = await gameOf(server, 2, 3);
    expect(await admin.deleteGame('ZZZZZ')).toBe(false);
    expect(await admin.deleteGame(code)).toBe(true);
    await server.node.games.wake(game, Number.POSITIVE_INFINITY).catch(() => undefined);
    for (const { line } of people) {
      await eventually(() => line.messages.at(-1)?.t === 'bye', 'the news');
      expect(line.messages.at(-1)).toEqual({ t: 'bye', why: 'deleted', again: false });
    }
    expect(await server.node.store.rows(game, 0, 99)).toEqual([]);
    expect((await people[0].device.call('GET', '/api/mine')).body).toEqual([]);
  });

  test('takes a player out of the books while the game goes on', async () => {
    const table = await gameOf(server, 3);
    const { game, people } = table;
    const [keep, gone] = people;
    await gone.line.send({ t: 'me', name: 'Adaline' });
    await gone.line.send({ t: 'chat', to: 'table', text: 'I was here' });
    await keep.line.send({ t: 'chat', to: 'table', text: 'so was I' });
    const elsewhere = await gone.device.call('POST', '/api/games', { name: 'Adaline', seats: 3 });
    const before = await server.node.store.rows(game, 0, 999);
    const other = await tableOf(server, 1, 3);
    await gone.device.call('POST', `/api/games/${other.code}/knock`, { name: 'Adaline' });
    const webhook = {
      game: String(elsewhere.body.game),
      url: 'https://example.org',
      secret: 's',
      made: 0,
      failures: 0,
    };
    await server.node.db.insertInto('webhooks').values(webhook).execute();
    const { device, otherSeats } = must(((await admin.findPlayer(game, gone.seat)) ?? [])[0]);
    expect(otherSeats).toBe(1);
    expect(await admin.erasePlayer(game, gone.seat, [device])).toEqual({ seats: 2, devices: 1 });
    await server.node.games.wake(game, Number.POSITIVE_INFINITY);
    await eventually(() => gone.line.messages.at(-1)?.t === 'bye', 'the end of the line');
    expect(gone.line.messages.at(-1)).toEqual({ t: 'bye', why: 'removed', again: false });
    expect(await server.node.db.selectFrom('webhooks').selectAll().execute()).toEqual([]);
    expect((await server.node.store.game(other.game))?.head).not.toMatch(/Adaline|"device"/);
    if (where.url === undefined)
      for (const file of ['hollow.sqlite', 'hollow.sqlite-wal'])
        expect(readFileSync(join(where.data, file), 'latin1')).not.toContain('I was here');
    await keep.line.until(() => must(keep.line.held?.table.seats[gone.seat]).holder === 'bot', 'a bot at the seat');
    const stored = JSON.stringify([
      await server.node.store.game(game),
      await server.node.store.rows(game, 0, 999),
      await server.node.store.rows(String(elsewhere.body.game), 0, 999),
      await server.node.store.game(String(elsewhere.body.game)),
    ]);
    for (const never of ['Adaline', 'Person 1', 'I was here']) expect(stored).not.toContain(never);
    for (const still of ['Person 0', 'Person 2', 'so was I']) expect(stored).toContain(still);
    // Every stream has kept its numbers, and one entry more.
    const after = await server.node.store.rows(game, 0, 999);
    expect(after.slice(0, before.length).map(({ upto }) => upto)).toEqual(before.map(({ upto }) => upto));
    expect((await gone.device.call('GET', '/api/mine')).body).toEqual([]);
    // A server that had the game in memory writes the old name nowhere.
    await keep.line.send({ t: 'chat', to: 'table', text: 'who was that?' });
    expect((await server.node.store.game(game))?.head).not.toContain('Adaline');
    await keep.line.until(() => must(keep.line.held?.table.seats[gone.seat]).name === '', 'a nameless seat');
    expect(keep.line.entries.map(({ n }) => n)).toEqual(keep.line.entries.map((_, i) => i + 1));
  });

  test('takes only those devices along that are named: a link may have brought the seat to somebody else', async () => {
    const { game, people } = await gameOf(server, 3);
    const victim = new Device(server.port);
    const own = await victim.call('POST', '/api/games', { name: 'Victim', seats: 3 });
    const { body } = await people[1].device.call('POST', `/api/games/${game}/seats/1/link`);
    await victim.call('POST', '/api/claim', { secret: String(body.path).slice(3) });
    expect(await admin.findPlayer(game, 1)).toHaveLength(2);
    expect(await admin.erasePlayer(game, 1, [])).toEqual({ seats: 1, devices: 0 });
    expect((await server.node.store.game(game))?.head).not.toContain('Person 1');
    expect((await server.node.store.game(String(own.body.game)))?.head).toContain('Victim');
    expect((await victim.call('GET', '/api/mine')).body).toMatchObject([{ game: own.body.game }]);
    expect((await people[1].device.call('GET', '/api/mine')).body).toEqual([]);
  });

  test('deletes what is old and keeps what is not', async () => {
    const old = await gameOf(server, 3);
    await server.close();
    server = await start(where, () => Date.now() + 40 * DAY);
    const fresh = await gameOf(server, 3);
    const before = Date.now() + 10 * DAY;
    expect(await admin.prune({ finishedBefore: before, abandonedBefore: null })).toMatchObject({
      finished: 0,
      abandoned: 0,
    });
    expect(await admin.prune({ finishedBefore: before, abandonedBefore: before })).toEqual({
      finished: 0,
      abandoned: 1,
      devices: 3,
      links: 0,
    });
    expect((await admin.list(10)).map(({ id }) => id)).toEqual([fresh.game]);
    expect(await server.node.store.rows(old.game, 0, 99)).toEqual([]);
  });

  test('need not sweep: browsers that hold nothing are forgotten after a while, those with a seat or a memory are not', async () => {
    const { game, people } = await gameOf(server, 2, 3);
    const hashes = async (): Promise<string[]> =>
      (await server.node.db.selectFrom('devices').select('hash').execute()).map(({ hash }) => hash);
    const seated = await hashes();
    for (const hash of ['idle', 'met'])
      await server.node.db
        .insertInto('devices')
        .values({ hash, created: 1, seen: Date.now(), remember: 1, person: null })
        .execute();
    await server.node.db.insertInto('met').values({ device: 'met', haunt: 'a/b', game, at: 1 }).execute();
    await people[0].device.call('POST', `/api/games/${game}/seats/0/link`);
    await server.close();
    server = await start(where, () => Date.now() + 89 * DAY);
    expect(await hashes()).toHaveLength(4);
    await server.close();
    server = await start(where, () => Date.now() + 91 * DAY);
    while ((await hashes()).includes('idle')) await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await hashes()).sort()).toEqual([...seated, 'met'].sort());
    expect(await server.node.db.selectFrom('links').selectAll().execute()).toEqual([]);
  });

  test('copies a store that is in use, and the copy is played on, here or in the other database', async () => {
    const table = await gameOf(server, 3);
    await playOn(table, 5);
    const folder = join(place.folder, newId());
    await admin.backup(folder);
    await expect(admin.backup(folder)).rejects.toThrow('already');
    await playOn(table, 3);
    const { game, people } = table;
    for (const [, other] of KINDS) {
      const target = await other();
      const restoring = await openAdmin(target, { fresh: true });
      expect(await restoring.restore(folder)).toMatchObject({ games: 1, devices: 3, holds: 3 });
      await expect(restoring.restore(folder)).rejects.toThrow('empty');
      await restoring.close();
      const second = await start(target);
      const seats = await Promise.all(
        people.map(async ({ device, seat }) => {
          const again = new Device(second.port);
          again.cookie = device.cookie;
          return { device: again, seat, line: await again.sit(game, seat) };
        }),
      );
      const restored = must(seats[0]).line.held?.view?.seq ?? 0;
      expect(restored).toBeGreaterThan(0);
      expect(restored).toBeLessThan(people[0].line.held?.view?.seq ?? 0);
      const [first, ...rest] = seats;
      await playOn({ ...table, people: [must(first), ...rest] }, 4);
      await must(seats[0]).line.until(
        () => (must(seats[0]).line.held?.view?.seq ?? 0) >= restored + 4,
        'the game to go on',
      );
      await second.close();
    }
    // The folder is a folder of data as well.
    const third = await start({ data: folder });
    expect((await third.node.games.moment(game)).game).not.toBeNull();
    await third.close();
  });
});

describe('a store of SQLite', () => {
  test('is looked after only where there is one', async () => {
    const data = join(place.folder, newId());
    await expect(openAdmin({ data })).rejects.toThrow('no store');
    expect(existsSync(data)).toBe(false);
  });

  test('forgets a player while a server writes', async () => {
    const data = join(place.folder, newId());
    const server = await startServer({ data, logLevel: 'silent' });
    const { game } = await gameOf(server, 3);
    await server.close();
    const opened = await openDatabase({ data });
    const writer = new DatabaseSync(join(data, 'hollow.sqlite'), { timeout: 0 });
    let tries = 0;
    // Whatever is read, somebody else writes right after it, if they can.
    const db = opened.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        tries++;
        try {
          writer.exec('update games set touched = touched + 1');
        } catch {
          // It is locked.
        }
        return result;
      },
    });
    expect(await erasePlayer({ ...opened, db }, game, 1, [], 1)).toEqual({ seats: 1, devices: 0 });
    expect(tries).toBeGreaterThan(0);
    writer.close();
    await opened.db.destroy();
  });
});
