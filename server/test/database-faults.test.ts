import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Schema } from '../src/store/schema.ts';
import { BotClient } from './bot-client.ts';
import { Device, type Line, newId } from './client.ts';
import { type DatabaseProxy, startDatabaseProxy } from './database-proxy.ts';
import { must } from './must.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { spawnServer } from './process.ts';
import { asked, eventually, gameOf, type Sitting, startServer, type TestServer } from './serving.ts';

/** PostgreSQL goes away in every way that it can, while people play. */

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
});

const TIMES = 20;

/** Ends every connection of the server, also one in the middle of a transaction. Returns how many there were. */
async function endConnections(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
  return rows.length;
}

/** So many tables of two people and a bot, all played at once. */
async function clientsAt(port: number, games: number, onAcknowledged: () => void): Promise<BotClient[]> {
  const clients: BotClient[] = [];
  for (let number = 0; number < games; number++) {
    const devices = [new Device(port), new Device(port)];
    const [host, guest] = devices;
    const { body } = await must(host).call('POST', '/api/games', { name: 'Person 0', seats: 3 });
    const game = String(body.game);
    await must(guest).call('POST', `/api/games/${game}/join`, { name: 'Person 1' });
    const ready = await must(guest).sit(game, 1);
    await ready.send({ t: 'me', ready: true });
    ready.close();
    const line = await must(host).sit(game, 0);
    await line.send({ t: 'host', do: { what: 'bot', seat: 2, kind: 'random' } });
    expect(await line.send({ t: 'host', do: { what: 'start' } })).toMatchObject({ t: 'done' });
    line.close();
    for (const [seat, device] of devices.entries())
      clients.push(
        new BotClient({
          device,
          game,
          seat,
          seed: `${number}/${seat}`,
          lastRound: Number.MAX_SAFE_INTEGER,
          onAcknowledged,
        }),
      );
  }
  return clients;
}

/** Every answer that was acknowledged to a client is in the log. Returns how many there were. */
async function countKept(database: string, clients: readonly BotClient[]): Promise<number> {
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: database }) }),
  });
  let answers = 0;
  for (const client of clients) {
    const rows = await db.selectFrom('log').select(['mid', 'body']).where('game', '=', client.game).execute();
    const kept = new Map(rows.map(({ mid, body }) => [mid, JSON.parse(body).answer]));
    for (const [id, { decision, option }] of client.acknowledged) {
      expect(kept.get(`${client.seat}:${id}`)).toMatchObject({ decision, option });
      answers++;
    }
  }
  await db.destroy();
  return answers;
}

test('connections that are ended twenty times while people play end no process, and no acknowledged answer is lost', async () => {
  const database = await postgres.database();
  const server = await spawnServer(['--database', database], { HOLLOW_PAUSE: '0', HOLLOW_LOG: 'silent' });
  let acknowledged = 0;
  let wanted: (() => void) | null = null;
  const clients = await clientsAt(server.port, 4, () => {
    acknowledged++;
    wanted?.();
  });
  let gone: number | string | null = null;
  server.process.on('exit', (code, signal) => {
    gone = signal ?? code;
    wanted?.();
  });
  const playing = Promise.all(clients.map((client) => client.play()));
  let ended = 0;
  for (let time = 0; time < TIMES && gone === null; time++) {
    // Answers go through between one time and the next: the server has come back to its database.
    const before = acknowledged;
    while (gone === null && acknowledged < before + 5)
      await new Promise<void>((resolve) => {
        wanted = resolve;
      });
    ended += await endConnections(database);
  }
  expect(gone).toBeNull();
  expect(ended).toBeGreaterThan(TIMES);
  for (const client of clients) client.stop();
  await playing;
  await server.kill('SIGTERM');
  expect(gone).toBe(0);
  const answers = await countKept(database, clients);
  const refused = clients.reduce((sum, { refusedByStore }) => sum + refusedByStore, 0);
  console.log(JSON.stringify({ times: TIMES, ended, answers, refused }));
  expect(answers).toBeGreaterThan(5 * TIMES);
});

describe('a database', () => {
  let url: string;
  let proxy: DatabaseProxy;
  let server: TestServer;
  let people: readonly Sitting[];
  let game: string;
  beforeEach(async () => {
    url = await postgres.database();
    proxy = await startDatabaseProxy(url);
    server = await startServer({
      database: proxy.through(url),
      data: '',
      logLevel: 'silent',
      patience: { connect: 3000, statement: 3000, answer: 3000 },
    });
    ({ game, people } = await gameOf(server, 2));
  });
  afterEach(async () => {
    proxy.release();
    proxy.open();
    await server.close();
    await proxy.close();
  });

  /** An answer of whoever is asked, to be sent once or more often. */
  async function nextAnswer(): Promise<() => ReturnType<Line['send']>> {
    await eventually(() => asked(people) !== null, 'a question');
    const { line, seat } = must(asked(people));
    const decision = must(line.held?.view?.decisions.find((open) => open.seat === seat));
    const id = newId();
    return () => line.send({ t: 'answer', decision: decision.id, option: 0 }, id);
  }
  /** The answer goes through as soon as the store is back. */
  async function until(send: () => ReturnType<Line['send']>): Promise<void> {
    let told = await send();
    for (; told.t === 'refused'; told = await send()) expect(told.code).toBe('storage');
    expect(told.t).toBe('done');
  }
  const health = async (): Promise<readonly [number, unknown]> => {
    const { status, body } = await new Device(server.port).call('GET', '/healthz');
    return [status, body.store];
  };
  const becomesHealthy = async (): Promise<void> => {
    while ((await health())[0] !== 200) await new Promise((resolve) => setTimeout(resolve, 50));
    for (const { line } of people)
      await line.until(() => {
        const last = line.messages.findLast(({ t }) => t === 'storage');
        return last?.t === 'storage' && last.ok;
      }, 'the good news');
  };

  test('that is away: calls are refused with 503, answers with `storage`, lines stay, and everything goes on when it is back', async () => {
    const send = await nextAnswer();
    proxy.shut();
    expect(await send()).toMatchObject({ t: 'refused', code: 'storage' });
    expect(await health()).toEqual([503, 'away']);
    const stranger = new Device(server.port);
    for (const [method, path, body] of [
      ['GET', `/api/games/${game}`, undefined],
      ['GET', `/api/games/${game}/entries?viewer=public`, undefined],
      ['POST', '/api/games', { name: 'Ada', seats: 3 }],
      ['POST', `/api/games/${game}/join`, { name: 'Ada' }],
      ['POST', '/api/claim', { secret: 'a'.repeat(43) }],
    ] as const) {
      const { status, body: told } = await stranger.call(method, path, body);
      expect([method, path, status, told.error]).toMatchObject([method, path, 503, { code: 'storage' }]);
    }
    await expect(stranger.sit(game, 'public')).rejects.toThrow('storage');
    for (const { line } of people) {
      await line.until(() => line.messages.some((said) => said.t === 'storage' && !said.ok), 'the news');
      expect(line.socket.readyState).toBe(line.socket.OPEN);
    }
    proxy.open();
    await becomesHealthy();
    await until(send);
    expect((await stranger.call('POST', '/api/games', { name: 'Ada', seats: 3 })).status).toBe(201);
  });

  test('that no longer answers: whoever waits is told, and what was sent again is done once', async () => {
    const send = await nextAnswer();
    proxy.hold();
    expect(await send()).toMatchObject({ t: 'refused', code: 'storage' });
    proxy.release();
    await until(send);
    const rows = await server.node.store.rows(game, 0, 9999);
    const mids = rows.flatMap(({ mid }) => mid ?? []);
    expect(mids).toHaveLength(new Set(mids).size);
  });

  test('that takes its time: answers wait for it, and none is refused', async () => {
    const send = await nextAnswer();
    proxy.hold();
    const told = send();
    // The statement is under way: the database has it, or the line has.
    await new Promise(setImmediate);
    proxy.release();
    expect(await told).toMatchObject({ t: 'done' });
  });

  test('whose standby takes over: nothing is written to the old one, and the tables go on at the new one', async () => {
    const send = await nextAnswer();
    const admin = new pg.Client({ connectionString: url.replace(/[^/]*$/, 'postgres') });
    await admin.connect();
    const name = must(url.split('/').at(-1));
    // The old one is a standby from now on.
    await admin.query(`alter database ${name} set default_transaction_read_only = on`);
    proxy.cut();
    expect(await send()).toMatchObject({ t: 'refused', code: 'storage' });
    expect(await health()).toEqual([503, 'cannot write']);
    proxy.shut();
    const copied = async (): Promise<boolean> =>
      await admin.query(`create database ${name}_next template ${name}`).then(
        () => true,
        () => false,
      );
    // The database forgets a line that was cut in its own time.
    while (!(await copied())) await new Promise((resolve) => setTimeout(resolve, 50));
    await admin.query(`alter database ${name} rename to ${name}_old`);
    await admin.query(`alter database ${name}_next rename to ${name}`);
    await admin.end();
    proxy.open();
    await becomesHealthy();
    await until(send);
    await until(await nextAnswer());
  });
});
