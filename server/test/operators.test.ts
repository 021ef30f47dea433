import { secondEdition } from '@hollow/content';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { StoreFailure } from '../src/store/errors.ts';
import { Device } from './client.ts';
import { spawnServer } from './process.ts';
import { asked, eventually, gameOf, scratch, startServer, type TestServer } from './serving.ts';

let place: ReturnType<typeof scratch>;
let server: TestServer;
beforeEach(() => {
  place = scratch();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server?.close().catch(() => undefined);
  place.remove();
});

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`http://127.0.0.1:${server.port}${path}`, { headers });

describe('who watches the server', () => {
  test('is told whether it is well', async () => {
    server = await startServer({ data: place.folder, logLevel: 'silent' });
    const well = await get('/healthz');
    expect([well.status, await well.json()]).toMatchObject([200, { ok: true, store: 'ok' }]);
    server.node.health.note(false);
    const full = await get('/healthz');
    expect([full.status, await full.json()]).toMatchObject([503, { ok: false, store: 'cannot write' }]);
    await server.node.db.destroy();
    const away = await get('/healthz');
    expect([away.status, await away.json()]).toMatchObject([503, { ok: false, store: 'away' }]);
  });

  test('is told where what is played is broken', async () => {
    server = await startServer({ data: place.folder, logLevel: 'silent' });
    const broken = { ...secondEdition, explorers: [] };
    vi.spyOn(server.node.content.offered, 'families', 'get').mockReturnValue([[broken]]);
    const told = await get('/healthz');
    expect([told.status, await told.json()]).toMatchObject([503, { ok: false, store: 'ok', content: 'broken' }]);
  });

  test('gets figures for the token alone', async () => {
    server = await startServer({ data: place.folder, metricsToken: 'a secret of the operator' });
    const { people } = await gameOf(server, 1, 3);
    const [{ line, seat }] = people;
    await line.until(() => asked(people) !== null, 'a question');
    const decision = line.held?.view?.decisions.find((open) => open.seat === seat);
    await line.send({ t: 'answer', decision: decision?.id ?? 0, option: 0 });
    await line.send({ t: 'answer', decision: decision?.id ?? 0, option: 0 });
    for (const headers of [{}, { authorization: 'Bearer wrong' }, { authorization: 'a secret of the operator' }])
      expect((await get('/metrics', headers as Record<string, string>)).status).toBe(403);
    const text = await (await get('/metrics', { authorization: 'Bearer a secret of the operator' })).text();
    expect(text).toMatch(/hollow_games 1\n/);
    expect(text).toMatch(/hollow_connections 1\n/);
    expect(text).toMatch(/hollow_message_seconds_count\{type="answer"\} 1\n/);
    expect(text).toMatch(/hollow_refusals_total\{code="not-open"\} 1\n/);
    expect(text).toMatch(/hollow_http_seconds_count\{route="\/api\/games",status="201"\} 1\n/);
    expect(text).toMatch(/hollow_sent_bytes_total \d{4,}/);
    expect(text).toContain('process_cpu_seconds_total');
    expect(text).not.toContain('Person 0');
  });

  test('finds no figures where there is no token', async () => {
    server = await startServer({ data: place.folder });
    expect((await get('/metrics', { authorization: 'Bearer undefined' })).status).toBe(404);
  });
});

test('the log tells what happened and never who, what was said, or a secret', async () => {
  const lines: string[] = [];
  server = await startServer({
    data: place.folder,
    logLevel: 'trace',
    logTo: { write: (line) => void lines.push(line) },
  });
  const host = new Device(server.port);
  const { body } = await host.call('POST', '/api/games', { name: 'Adaline Thorne', seats: 3, playNow: true });
  const line = await host.sit(String(body.game), 0);
  await line.send({ t: 'chat', to: 'table', text: 'the butler whispers' });
  const link = await host.call('POST', `/api/games/${body.game}/seats/0/link`);
  const secret = String(link.body.path).slice(3);
  await get(`/s/${secret}`);
  await get(`/api/games/${body.game}/socket?viewer=0&secret=${secret}`);
  const other = new Device(server.port);
  await other.call('POST', '/api/claim', { secret });
  await other.call('POST', '/api/claim', { secret });
  vi.spyOn(server.node.db, 'transaction').mockImplementation(() => {
    const cause = Object.assign(new Error('no room'), { detail: 'Failing row contains (Adaline Thorne)' });
    throw new StoreFailure('the database is away', { cause });
  });
  expect(await line.send({ t: 'chat', to: 'table', text: 'the butler whispers' })).toMatchObject({ code: 'storage' });
  vi.restoreAllMocks();
  const told = lines.join('');
  expect(told).toContain('/api/games/:ref/seats/:seat/link');
  expect(told).toContain('no room');
  const tokens = [host, other].map(({ cookie }) => cookie.replace('hollow=', ''));
  for (const never of ['Adaline', 'butler', secret, ...tokens, '127.0.0.1', '/s/']) expect(told).not.toContain(never);
});

describe('a server that is told to end', () => {
  test('finishes what it is doing, acknowledges it, and says good-bye', async () => {
    server = await startServer({ data: place.folder });
    const { people } = await gameOf(server, 2, 3);
    const mine = asked(people) ?? people[0];
    const [decision] = mine.line.held?.view?.decisions ?? [];
    const { append } = server.node.store;
    const writing = Promise.withResolvers<void>();
    vi.spyOn(server.node.store, 'append').mockImplementation(async (rows) => {
      writing.resolve();
      await new Promise((resolve) => setTimeout(resolve, 300));
      return await append.call(server.node.store, rows);
    });
    const sent = mine.line.send({ t: 'answer', decision: decision?.id ?? 0, option: 0 });
    await writing.promise;
    await server.close();
    expect(await sent).toMatchObject({ t: 'done' });
    for (const { line } of people) {
      await eventually(() => line.messages.at(-1)?.t === 'bye', 'a good-bye');
      expect(line.messages.at(-1)).toEqual({ t: 'bye', why: 'restart', again: true });
    }
  });

  test('by SIGTERM ends with a status that says so', async () => {
    const child = await spawnServer(['--data', place.folder]);
    const device = new Device(child.port);
    const { body } = await device.call('POST', '/api/games', { name: 'Ada', seats: 3, playNow: true });
    const line = await device.sit(String(body.game), 0);
    await child.kill('SIGTERM');
    expect(child.process.exitCode).toBe(0);
    await eventually(() => line.messages.at(-1)?.t === 'bye', 'a good-bye');
  });
});
