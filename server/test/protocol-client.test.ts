import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type ServerProcess, spawnServer } from './process.ts';
import { scratch } from './serving.ts';

/** A client written from docs/PROTOCOL.md alone: nothing of the server is imported for it. */

const { folder, remove } = scratch();
let server: ServerProcess;
beforeAll(async () => {
  server = await spawnServer(['--data', folder], { HOLLOW_PAUSE: '0' });
});
afterAll(async () => {
  await server.kill('SIGTERM');
  remove();
});

/** Haunts that do not take long with bots. */
const SHORT = ['guillotines', 'small-change', 'checkmate', 'the-star-sickness', 'the-feast', 'you-wear-it-well'].map(
  (id) => `second-edition/${id}`,
);

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Change = { path: (string | number)[]; value?: Json; insert?: Json };

function apply(held: Json, { path, ...change }: Change): void {
  let at = held as never;
  for (const key of path.slice(0, -1)) at = at[key];
  const last = path.at(-1) ?? '';
  const list = at as Json;
  if ('value' in change) (list as Record<string, Json>)[last] = change.value ?? null;
  else if (!Array.isArray(list)) delete (list as Record<string, Json>)[last];
  else if ('insert' in change) list.splice(Number(last), 0, change.insert ?? null);
  else list.splice(Number(last), 1);
}

/** Numbers without a rhythm: a question that is put again and again must not get the same answers for ever. */
const scattered = (n: number): number => Math.imul(n ^ (n >>> 3), 0x9e3779b1) >>> 7;

interface Held {
  view: {
    outcome: null | { verdicts: Record<string, string> };
    decisions: { id: number; options: unknown[] }[];
  };
}

test('plays a whole game with five bots', async () => {
  const address = `http://127.0.0.1:${server.port}`;
  const response = await fetch(`${address}/api/games`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Reader', seats: 6, playNow: true, settings: { haunts: SHORT } }),
  });
  expect(response.status).toBe(201);
  const cookie = String(response.headers.get('set-cookie')).split(';')[0];
  const { game } = (await response.json()) as { game: string };

  const held = {} as Held;
  let stream = 0;
  let answered = -1;
  let given = 0;
  let waiting: { id: string } | null = null;
  const { promise: over, resolve, reject } = Promise.withResolvers<void>();

  const connect = (): void => {
    const socket = new WebSocket(
      `${address.replace('http', 'ws')}/api/games/${game}/socket?viewer=0&from=${stream}&lang=en`,
      { headers: { cookie } },
    );
    const answer = (): void => {
      if (held.view.outcome !== null) {
        socket.close();
        resolve();
        return;
      }
      const [decision] = held.view.decisions;
      if (decision === undefined || decision.id === answered) return;
      answered = decision.id;
      const option = scattered(decision.id) % decision.options.length;
      const message = { t: 'answer', id: `reader-${decision.id}`, decision: decision.id, option };
      waiting = message;
      socket.send(JSON.stringify(message));
      // Once in a while the line breaks before the answer is acknowledged.
      if (++given % 5 === 0) socket.terminate();
    };
    socket.on('message', (data) => {
      const message = JSON.parse(String(data));
      if (message.t === 'welcome')
        Object.assign(held, { table: message.table, view: message.view, words: message.words });
      if (message.t === 'step') for (const change of message.patch) apply(held as never, change);
      if (message.t === 'welcome' || message.t === 'step') {
        for (const entry of message.entries) {
          if (entry.n !== ++stream) reject(new Error(`entry ${entry.n} where ${stream} was expected`));
        }
        if (message.n !== stream) reject(new Error('the stream has a gap'));
      }
      if (message.t === 'refused') reject(new Error(message.message));
      if (message.t === 'done' && message.id === waiting?.id) waiting = null;
      if (message.t === 'welcome' && waiting !== null) socket.send(JSON.stringify(waiting));
      if (message.t === 'welcome' || message.t === 'step') answer();
    });
    socket.on('close', () => {
      if (held.view.outcome === null) setTimeout(connect, 20);
    });
    socket.on('error', () => undefined);
  };
  connect();
  await over;
  expect(Object.keys(held.view.outcome?.verdicts ?? {})).toHaveLength(6);
  expect(stream).toBeGreaterThan(50);
  expect(given).toBeGreaterThan(5);
});
