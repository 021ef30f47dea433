import { readdirSync, readFileSync } from 'node:fs';
import { ClientMessage } from '@hollow/protocol';
import { row } from '@hollow/table';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Archive } from '../src/replay/archive-format.ts';
import { exportGame } from '../src/replay/export.ts';
import { Device, type Line, newId } from './client.ts';
import { type Cost, CostMeter } from './cost-meter.ts';
import { serverForFile } from './file-server.ts';
import { must } from './must.ts';
import { gameOf } from './serving.ts';

/**
 * What every call, message and file costs. A table of four times as many rows may cost a page of it nothing more, and a whole of it four times as much; and
 * nothing reads or writes more rows in one go than a few hundred: others have their turn.
 */

const SMALL = 600;
const TIMES = 4;
const ROWS_AT_ONCE = 500;
/** What chance adds: timers of the server, words that are made once. */
const NOISE = 15_000;

const server = await serverForFile();
const meter = new CostMeter();
beforeAll(() => meter.start());
afterAll(() => meter.stop());

interface Sized {
  readonly id: string;
  readonly device: Device;
  readonly archive: Archive;
}

const chatRow = (i: number): Archive['rows'][number] => ({
  kind: 'chat',
  at: i,
  seat: 0,
  body: { items: [{ kind: 'chat', seat: 0, name: 'Ada', to: 'table', text: `word ${i}`, only: null }] },
});
const noteRow = (i: number): Archive['rows'][number] => ({
  kind: 'table',
  at: i,
  seat: 0,
  body: { items: [{ kind: 'table', what: 'nudged', args: { name: 'Ada', seat: 0, chair: 1 } }] },
});

/** A finished game as a file. */
async function finished(): Promise<Archive> {
  const { game, people } = await gameOf(server, 2, 3);
  const [host, guest] = people;
  await host.line.send({ t: 'draw' });
  await guest.line.until(() => guest.line.held?.table.vote != null, 'a vote');
  await guest.line.send({ t: 'vote', vote: must(guest.line.held?.table.vote).id, yes: true });
  await host.line.until(() => host.line.held?.table.phase === 'over', 'the end');
  for (const { line } of people) line.close();
  return await exportGame(server.node, game);
}

/** The same game with so many more rows. */
const padded = (archive: Archive, rows: number, pad: (i: number) => Archive['rows'][number]): Archive => ({
  ...archive,
  rows: [...archive.rows, ...Array.from({ length: rows }, (_, i) => pad(i))],
});

async function bring(archive: Archive): Promise<string> {
  const { status, body } = await new Device(server.port).call('POST', '/api/import', archive);
  expect(status).toBe(201);
  return String(body.game);
}

/** What something costs at a small table and at a large one. */
type Measured = readonly [small: Cost, large: Cost];

/** Once at both sizes, so that what is made once is there; then it is measured at both. */
async function compare(at: (size: 0 | 1) => Promise<unknown>): Promise<Measured> {
  for (const size of [0, 1] as const) await at(size);
  return [await meter.measure(() => at(0)), await meter.measure(() => at(1))];
}

/** So often it is measured at most: what the server does of its own accord meanwhile, when a clock of its says so, only ever adds. */
const MEASURED = 3;

async function expectGrowth(measure: () => Promise<Measured>, times: number): Promise<void> {
  const over = ([small, large]: Measured): number => large.work - (times * small.work + NOISE);
  const rowsOf = ([small, large]: Measured): number => Math.max(small.rowsAtOnce, large.rowsAtOnce);
  const isDue = (costs: Measured): boolean => over(costs) <= 0 && rowsOf(costs) <= ROWS_AT_ONCE;
  let costs = await measure();
  for (let n = 1; n < MEASURED && !isDue(costs); n++) costs = await measure();
  expect(over(costs)).toBeLessThanOrEqual(0);
  expect(rowsOf(costs)).toBeLessThanOrEqual(ROWS_AT_ONCE);
}

/** A whole of something, with room for what grows by its logarithm. */
const WHOLE = 1.3 * TIMES;
/** A page. */
const PAGE = 1.3;

/** Calls that look at a table, and how their cost may grow with it. */
const LOOKS: readonly (readonly [route: string, query: string, growth: number])[] = [
  ['/api/games/:ref', '', PAGE],
  ['/api/games/:ref/entries', '?viewer=public', PAGE],
  ['/api/games/:ref/entries', '?viewer=public&before=300', PAGE],
  ['/api/games/:ref/entries', '?viewer=public&before=1', PAGE],
  ['/api/games/:ref/view', '?viewer=public', PAGE],
  ['/api/games/:ref/words', '?viewer=public', PAGE],
  ['/api/games/:ref/why', '?viewer=public&seat=2', PAGE],
  ['/api/games/:ref/replay', '?rows=50', PAGE],
  ['/api/games/:ref/replay', `?rows=50&from=${SMALL - 100}`, PAGE],
  ['/api/games/:ref/export', '', WHOLE],
];

/** Calls that do not look at what a table has come to: their bodies are small, and what they read is a row each. */
const SMALL_CALLS = [
  '/api/address',
  '/api/balance',
  '/api/claim',
  '/api/games',
  '/api/games/:ref/join',
  '/api/games/:ref/knock',
  '/api/games/:ref/push',
  '/api/games/:ref/seats/:seat/link',
  '/api/games/:ref/webhook',
  '/api/me',
  '/api/memory',
  '/api/mine',
  '/api/packs',
  '/api/packs/:hash',
  '/api/packs/:hash/words/:lang',
  '/api/passkeys',
  '/api/passkeys/forget',
  '/api/passkeys/options',
  '/api/practice',
  '/api/push',
  '/api/sign-in',
  '/api/sign-in/options',
  '/api/sign-out',
  '/healthz',
  '/metrics',
];

test('every call is here: a new one is measured, or named as one that costs the same at every table', () => {
  const folder = new URL('../src/http/', import.meta.url);
  const sources = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
  const routes = sources.flatMap((source) =>
    [...source.matchAll(/app\.(?:get|post|put|delete)(?:<\w+>)?\(\s*'([^']+)'/g)].map(([, route]) => route),
  );
  const known = new Set([...LOOKS.map(([route]) => route), ...SMALL_CALLS, '/api/import', '/api/games/:game/socket']);
  expect([...new Set(routes)].filter((route) => !known.has(must(route)))).toEqual([]);
});

test('whoever only looks makes the store write nothing, however often', async () => {
  const { game, people } = await gameOf(server, 1, 3);
  const [{ device, line }] = people;
  const looks = [
    ...['address', 'balance', 'me', 'mine', 'packs', 'practice', 'push'].map((what) => `/api/${what}`),
    ...LOOKS.map(([route, query]) => route.replace(':ref', game) + query),
  ];
  const { writes } = await meter.measure(async () => {
    for (const path of looks) expect((await device.call('GET', path)).status).toBeLessThan(500);
  });
  expect(writes).toEqual([]);
  line.close();
});

test('the list of somebody’s games reads again only what has gone on since', async () => {
  const device = new Device(server.port);
  const games: string[] = [];
  for (let i = 0; i < 3; i++) {
    const { body } = await device.call('POST', '/api/games', { name: 'Ada', seats: 3, playNow: true, bots: 0 });
    games.push(String(body.game));
  }
  const line = await device.sit(must(games[1]), 0);
  const list = async (): Promise<unknown> => (await device.call('GET', '/api/mine')).body;
  const before = await list();
  const read = vi.spyOn(server.node.store, 'game');
  const readOf = (): number => read.mock.calls.filter(([id]) => games.includes(id)).length;
  expect(await list()).toEqual(before);
  expect(readOf()).toBe(0);
  await line.send({ t: 'me', name: 'Grace' });
  expect(JSON.stringify(await list())).toContain('Grace');
  expect(readOf()).toBe(1);
  read.mockRestore();
  line.close();
});

describe('a finished table', () => {
  const sized: Sized[] = [];
  beforeAll(async () => {
    const base = await finished();
    for (const rows of [SMALL, TIMES * SMALL]) {
      const archive = padded(base, rows, chatRow);
      sized.push({ id: await bring(archive), device: new Device(server.port), archive });
    }
  });

  test.each(LOOKS)('%s%s costs what its answer is long', async (route, query, growth) => {
    const look = async (size: 0 | 1): Promise<void> => {
      const { id, device } = must(sized[size]);
      expect((await device.call('GET', route.replace(':ref', id) + query)).status).toBe(200);
    };
    await expectGrowth(() => compare(look), growth);
  });

  test('a page from the end of a table costs what one from its beginning does, once it has been played', async () => {
    const page = async (from: number): Promise<void> => {
      const { id, device } = must(sized[1]);
      const { body } = await device.call('GET', `/api/games/${id}/replay?rows=1&from=${from}`);
      expect(body).toMatchObject({ verified: true });
      expect(body.frames).toHaveLength(1);
    };
    const again = async (from: number): Promise<void> => {
      for (let i = 0; i < 5; i++) await page(from);
    };
    await expectGrowth(() => compare((size) => again(size === 0 ? 101 : TIMES * SMALL - 60)), PAGE);
  });

  test('a line costs the same at any length: what is new is sent, and a page of what was', async () => {
    const sit = async (size: 0 | 1): Promise<void> => {
      const { id, device } = must(sized[size]);
      (await device.sit(id, 'public')).close();
    };
    await expectGrowth(() => compare(sit), PAGE);
  });

  test('a file costs what it is long, whatever its rows are', async () => {
    const base = must(sized[0]).archive;
    const bare = { ...base, rows: base.rows.slice(0, -SMALL) };
    for (const pad of [chatRow, noteRow]) {
      const files = [padded(bare, SMALL, pad), padded(bare, TIMES * SMALL, pad)];
      await expectGrowth(() => compare((size) => bring(must(files[size]))), WHOLE);
    }
  });

  test('rows that say nothing, or too many of them, are refused before anything is played', async () => {
    const base = must(sized[0]).archive;
    const device = new Device(server.port);
    const empty = { kind: 'table', at: 1, seat: null, body: { items: [] } } as const;
    const hollow = await device.call('POST', '/api/import', { ...base, rows: [...base.rows, empty] });
    expect(hollow).toMatchObject({ status: 400, body: { error: { code: 'malformed' } } });
    const long = await device.call('POST', '/api/import', padded(base, 20_001, chatRow));
    expect(long).toMatchObject({ status: 413, body: { error: { code: 'too-large' } } });
  });

  test('entries that one viewer alone may read cost the others nothing', async () => {
    const { game, people } = await gameOf(server, 2, 3);
    const only = { kind: 'chat', seat: 0, name: 'Ada', to: 'side', text: 'to myself', only: [0] } as const;
    const whisper = async (rows: number): Promise<Cost> => {
      await server.node.games.act(game, ({ table }) => ({
        table,
        rows: Array.from({ length: rows }, () => row('chat', { seat: 0, mid: null, at: 0 }, { items: [only] })),
      }));
      const look = (): Promise<unknown> => must(people[1]).device.call('GET', `/api/games/${game}/entries?viewer=1`);
      await look();
      return await meter.measure(look);
    };
    await expectGrowth(async () => [await whisper(SMALL), await whisper((TIMES - 1) * SMALL)], PAGE);
    for (const { line } of people) line.close();
  });
});

test('who sees a table later pays no more where much has happened meanwhile', async () => {
  const { game, people } = await gameOf(server, 2, 3, { delay: 600 });
  const said = { kind: 'chat', seat: 0, name: 'Ada', to: 'table', text: 'word', only: null } as const;
  const stranger = new Device(server.port);
  const look = async (): Promise<void> => {
    for (const what of ['', '/view?viewer=public', '/words?viewer=public', '/entries?viewer=public'])
      expect((await stranger.call('GET', `/api/games/${game}${what}`)).status).toBe(200);
    (await stranger.sit(game, 'public')).close();
  };
  const after = async (rows: number): Promise<Cost> => {
    await server.node.games.act(game, ({ table }) => ({
      table,
      rows: Array.from({ length: rows }, () => row('chat', { seat: 0, mid: null, at: 0 }, { items: [said] })),
    }));
    await look();
    return await meter.measure(look);
  };
  await expectGrowth(async () => [await after(SMALL), await after((TIMES - 1) * SMALL)], PAGE);
  for (const { line } of people) line.close();
});

describe('a message', () => {
  const MESSAGES: Readonly<Record<ClientMessage['t'], readonly object[]>> = {
    answer: [{ decision: 999_999, option: 0 }],
    path: [{ decision: 999_999, rooms: [] }],
    explain: [{ decision: 0 }],
    undo: [{ kind: 'free' }, { kind: 'vote' }],
    vote: [{ vote: 999_999, yes: true }],
    draw: [{}],
    propose: [
      { about: 'remove', seat: 1 },
      { about: 'give-up', seat: 1 },
    ],
    resign: [],
    nudge: [{ seat: 1 }],
    chat: [{ to: 'table', text: 'word' }],
    standing: [{ defend: 'pass', split: null }],
    me: [{ name: 'Bea' }, { name: 'Ada' }],
    host: [{ do: { what: 'pause', on: true } }, { do: { what: 'pause', on: false } }],
    leave: [],
    seal: [{ seal: 'ab'.repeat(32) }],
    word: [{ word: 'ab'.repeat(8) }],
    ping: [{}],
  };

  test('costs the same at a table where much was said', async () => {
    const types = ClientMessage.def.options.flatMap((option): string[] => option.shape.t.def.values);
    expect(types.filter((t) => !(t in MESSAGES))).toEqual([]);
    const { game, people } = await gameOf(server, 2, 3);
    const { line } = people[0];
    const said = { kind: 'chat', seat: 0, name: 'Ada', to: 'table', text: 'word', only: null } as const;
    const all = async (): Promise<void> => {
      for (const [t, wishes] of Object.entries(MESSAGES))
        for (const wish of wishes) await sendAndWait(line, { t, ...wish });
    };
    const talk = (rows: number): Promise<unknown> =>
      server.node.games.act(game, ({ table }) => ({
        table,
        rows: Array.from({ length: rows }, () => row('chat', { seat: 0, mid: null, at: 0 }, { items: [said] })),
      }));
    await expectGrowth(async () => {
      await talk(SMALL);
      await all();
      const small = await meter.measure(all);
      await talk((TIMES - 1) * SMALL);
      return [small, await meter.measure(all)];
    }, PAGE);
    for (const each of people) each.line.close();
  });
});

/** Whatever is answered. */
async function sendAndWait(line: Line, wish: object): Promise<void> {
  const before = line.messages.filter(({ t }) => ANSWERS.has(t)).length;
  line.socket.send(
    JSON.stringify('t' in wish && (wish.t === 'ping' || wish.t === 'explain') ? wish : { ...wish, id: newId() }),
  );
  await line.until(() => line.messages.filter(({ t }) => ANSWERS.has(t)).length > before, 'an answer');
}
const ANSWERS: ReadonlySet<string> = new Set(['done', 'refused', 'pong', 'barred']);
