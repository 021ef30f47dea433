import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Device } from './client.ts';
import { must } from './must.ts';
import { gameOf, scratch, startServer, type TestServer } from './serving.ts';

let place: ReturnType<typeof scratch>;
let server: TestServer;
beforeEach(() => {
  place = scratch();
});
afterEach(async () => {
  await server.close();
  place.remove();
});

const post = (path: string, headers: Readonly<Record<string, string>>, body: unknown = {}): Promise<Response> =>
  fetch(`http://127.0.0.1:${server.port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** The status of an attempt to open a socket; 101 where it opened. */
const opened = (path: string, headers: Readonly<Record<string, string>>): Promise<number> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}${path}`, { headers });
    socket.on('open', () => {
      resolve(101);
      socket.terminate();
    });
    socket.on('unexpected-response', (request, { statusCode }) => {
      resolve(statusCode ?? 0);
      request.destroy();
    });
    socket.on('error', () => undefined);
  });

describe('a page of another site', () => {
  test('may neither post nor open a socket; the page of the server and other clients may', async () => {
    server = await startServer({ data: place.folder, origins: ['https://friend.example'] });
    const own = `http://127.0.0.1:${server.port}`;
    const { game } = await gameOf(server, 1, 3);
    const socket = `/api/games/${game}/socket?viewer=public`;
    for (const origin of ['https://evil.example', 'null', `http://127.0.0.1:${server.port + 1}`, 'not an address']) {
      const response = await post('/api/games', { origin }, { name: 'Eve' });
      expect([response.status, await response.json()]).toMatchObject([403, { error: { code: 'not-allowed' } }]);
      expect(await opened(socket, { origin })).toBe(403);
    }
    for (const headers of [{ origin: own }, { origin: 'https://friend.example' }, {}] as Record<string, string>[]) {
      expect((await post('/api/games', headers, { name: 'Ada' })).status).toBe(201);
      expect(await opened(socket, headers)).toBe(101);
    }
  });
});

describe('behind a proxy', () => {
  const https = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'house.example', origin: 'https://house.example' };

  test('the cookie is for safe lines only, and browsers are told to stay on them', async () => {
    server = await startServer({ data: place.folder, proxy: 1 });
    const response = await post('/api/games', https, { name: 'Ada' });
    expect(response.status).toBe(201);
    expect(response.headers.get('set-cookie')).toMatch(/HttpOnly; Secure; SameSite=Lax/);
    expect(response.headers.get('strict-transport-security')).toContain('max-age');
  });

  test('the address that counts is the one the proxy saw, whatever the caller claims', async () => {
    server = await startServer({ data: place.folder, proxy: 1, limits: 1 });
    const statuses: number[] = [];
    for (let i = 0; i < 34; i++) {
      const path = `/api/games/ZZZ${String.fromCharCode(65 + (i % 26))}${String.fromCharCode(65 + Math.floor(i / 26))}`;
      const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
        headers: { 'x-forwarded-for': `203.0.113.${i}, 198.51.100.7` },
      });
      statuses.push(response.status);
    }
    expect(statuses.slice(0, 30)).toEqual(new Array(30).fill(404));
    expect(statuses.slice(-3)).toEqual([429, 429, 429]);
    const other = await fetch(`http://127.0.0.1:${server.port}/api/games/ZZZZZ`, {
      headers: { 'x-forwarded-for': '198.51.100.8' },
    });
    expect(other.status).toBe(404);
  });

  test('a customer with 65,536 networks sweeps no codes: after thirty that are not there it has to wait', async () => {
    server = await startServer({ data: place.folder, proxy: 1, limits: 1 });
    const statuses = new Map<number, number>();
    for (let i = 0; i < 60; i++) {
      const response = await fetch(`http://127.0.0.1:${server.port}/api/games/ZZZZZZZZ`, {
        headers: { 'x-forwarded-for': `2001:db8:7:${i.toString(16)}::1` },
      });
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    }
    expect(Object.fromEntries(statuses)).toEqual({ 404: 30, 429: 30 });
  });

  test('nothing is believed where there is no proxy', async () => {
    server = await startServer({ data: place.folder });
    const response = await post('/api/games', { 'x-forwarded-proto': 'https' }, { name: 'Ada' });
    expect(response.headers.get('set-cookie')).not.toContain('Secure');
    expect(response.headers.get('strict-transport-security')).toBeNull();
    expect((await post('/api/games', https, { name: 'Ada' })).status).toBe(403);
  });
});

test('every answer tells browsers what the page may load, that nobody may frame it, and to name it to nobody', async () => {
  const web = join(place.folder, 'dist');
  mkdirSync(web);
  writeFileSync(join(web, 'index.html'), '<title>house</title>');
  server = await startServer({ data: place.folder, web });
  for (const path of ['/', `/s/${'x'.repeat(43)}`, '/api/mine', '/api/nothing']) {
    const { headers } = await fetch(`http://127.0.0.1:${server.port}${path}`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('permissions-policy')).toContain('camera=()');
  }
});

describe('limits', () => {
  test('hold how many games one address makes', async () => {
    server = await startServer({ data: place.folder, limits: 1 });
    const statuses = new Set<number>();
    for (let i = 0; i < 60; i++) statuses.add((await post('/api/games', {}, { name: 'Ada' })).status);
    expect([...statuses]).toEqual([201]);
    const late = await post('/api/games', {}, { name: 'Ada' });
    expect([late.status, await late.json()]).toMatchObject([429, { error: { code: 'too-fast' } }]);
    expect((await fetch(`http://127.0.0.1:${server.port}/api/mine`)).status).toBe(200);
  });

  test('are not got round by asking for the head alone, which costs as much', async () => {
    server = await startServer({ data: place.folder, limits: 1 });
    const { code } = await gameOf(server, 1, 3);
    const status = async (method: string, path: string): Promise<number> =>
      (await fetch(`http://127.0.0.1:${must(server).port}${path}`, { method })).status;
    const calls = [`/api/games/${code}`, `/api/games/${code}/export`, `/api/games/${code}/replay`, '/api/packs'];
    for (const path of calls) expect(await status('HEAD', path)).toBe(404);
    expect(await status('HEAD', '/healthz')).toBe(200);
  });

  test('hold how often one address lists its games, each of which is read', async () => {
    server = await startServer({ data: place.folder, limits: 1 });
    const statuses = new Set<number>();
    for (let i = 0; i < 120; i++) statuses.add((await fetch(`http://127.0.0.1:${server.port}/api/mine`)).status);
    expect([...statuses]).toEqual([200]);
    expect((await fetch(`http://127.0.0.1:${server.port}/api/mine`)).status).toBe(429);
  });

  test('hold a seat that floods: some messages are refused, the rest is dropped, and the game goes on', async () => {
    server = await startServer({ data: place.folder, limits: 1 });
    const { game, people } = await gameOf(server, 1, 3);
    const [{ line, device }] = people;
    for (let i = 0; i < 500; i++) line.socket.send('{"t":"ping"}');
    const said = (t: string): number => line.messages.filter((message) => message.t === t).length;
    await line.until(() => said('pong') >= 50 && said('refused') >= 15, 'refusals');
    expect(said('pong')).toBeLessThan(80);
    expect(said('refused')).toBeLessThan(30);
    expect(line.messages.find(({ t }) => t === 'refused')).toMatchObject({ code: 'too-fast', id: null });
    for (let i = 0; i < 2500; i++) line.socket.send('{"t":"ping"}');
    const closed = await new Promise((resolve) => line.socket.on('close', resolve));
    expect(closed).toBe(1008);
    expect((await device.sit(game, 0)).held?.view).not.toBeNull();
  });

  test('name the message that came too fast, so that nobody waits for it', async () => {
    server = await startServer({ data: place.folder, limits: 1 });
    const { people } = await gameOf(server, 1, 3);
    const [{ line }] = people;
    for (let i = 0; i < 90; i++) line.socket.send(`{"t":"draw","id":"message-${i}"}`);
    const late = (): (string | null)[] =>
      line.messages.flatMap((m) => (m.t === 'refused' && m.message.startsWith('too many messages') ? [m.id] : []));
    await line.until(() => late().length >= 5, 'refusals');
    for (const id of late()) expect(id).toMatch(/^message-\d+$/);
  });

  test('hold how many lines one address has', async () => {
    server = await startServer({ data: place.folder, limits: 1 });
    const { game, people } = await gameOf(server, 1, 3);
    const { device } = people[0];
    const lines = await Promise.all(Array.from({ length: 299 }, () => device.sit(game, 0)));
    await expect(device.sit(game, 0)).rejects.toThrow('too-fast');
    must(lines[0]).close();
    await new Promise((resolve) => must(lines[0]).socket.on('close', resolve));
    await device.sit(game, 0);
  });

  test('hold the depth and the size of a body', async () => {
    server = await startServer({ data: place.folder });
    const deep = await fetch(`http://127.0.0.1:${server.port}/api/import`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '['.repeat(100_000) + ']'.repeat(100_000),
    });
    expect([deep.status, await deep.json()]).toMatchObject([400, { error: { code: 'malformed' } }]);
    const large = await post('/api/games', {}, { name: 'x'.repeat(70_000) });
    expect([large.status, await large.json()]).toMatchObject([413, { error: { code: 'too-large' } }]);
    const plain = await post('/api/games', { 'content-type': 'text/plain' }, { name: 'Ada' });
    expect([plain.status, await plain.json()]).toMatchObject([400, { error: { code: 'malformed' } }]);
    const address = await fetch(`http://127.0.0.1:${server.port}/api/games/%E0%A4%A`);
    expect([address.status, await address.json()]).toMatchObject([400, { error: { code: 'malformed' } }]);
  });
});

test('a body that does not arrive is waited for only so long', async () => {
  server = await startServer({ data: place.folder, arrival: 400 });
  const { promise, resolve } = Promise.withResolvers<string>();
  const socket = connect(server.port, '127.0.0.1');
  let told = '';
  socket.on('data', (data) => {
    told += String(data);
  });
  socket.on('close', () => resolve(told));
  socket.write(
    'POST /api/games HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n{',
  );
  // Nothing more is ever sent: without a limit this would wait for ever.
  expect(await promise).toContain('408');
});

test('no address lists games', async () => {
  server = await startServer({ data: place.folder });
  const { game, code } = await gameOf(server, 1, 3);
  for (const path of ['/api/games', '/api/games/', '/api/mine', '/api', '/api/memory']) {
    const { body } = await new Device(server.port).call('GET', path);
    expect(JSON.stringify(body)).not.toContain(game);
    expect(JSON.stringify(body)).not.toContain(code);
  }
});
