import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { picker } from '@hollow/engine';
import type { ErrorCode } from '@hollow/protocol';
import { LIMITS } from '@hollow/protocol';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Device } from './client.ts';
import { serverForFile } from './file-server.ts';
import { must } from './must.ts';
import { gameOf } from './serving.ts';

const FULL = process.env.HOLLOW_TEST === 'full';
const MESSAGES = FULL ? 100_000 : 4000;
/** Messages that are on their way at once. */
const AT_ONCE = 50;

const server = await serverForFile();
const table = await gameOf(server, 3);
const other = await gameOf(server, 3);

/** A socket that counts what is said to it and keeps nothing. */
class Bare {
  readonly socket: WebSocket;
  readonly codes = new Map<string, number>();
  readonly opened: Promise<void>;
  heard = 0;
  closed = false;
  #wake: () => void = () => undefined;

  constructor(device: Device, game: string, viewer: number | 'public') {
    const address = `${device.base.replace('http', 'ws')}/api/games/${game}/socket?viewer=${viewer}`;
    this.socket = new WebSocket(address, { headers: { cookie: device.cookie } });
    const { promise, resolve } = Promise.withResolvers<void>();
    this.opened = promise;
    this.socket.on('error', () => undefined);
    this.socket.on('close', () => {
      this.closed = true;
      this.#wake();
    });
    this.socket.on('message', (data) => {
      const { t, code } = JSON.parse(String(data)) as { t: string; code?: string };
      if (t === 'welcome') resolve();
      if (t === 'welcome' || t === 'step') return;
      this.heard++;
      const key = t === 'refused' ? String(code) : t;
      this.codes.set(key, (this.codes.get(key) ?? 0) + 1);
      this.#wake();
    });
  }

  async until(heard: number): Promise<void> {
    while (this.heard < heard && !this.closed)
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
  }
}

const LETTERS = '{}[]",:0123456789.-+eE\\u00t rufalsn\n\t\u0000é漢\u202e';

/** Makers of what nobody should send. `pick` decides, `seq` is where the game stands. */
type Maker = (pick: (n: number) => number, seq: number) => string | Buffer;
let made = 0;
const id = (): string => `bad-message-${++made}`;
const json = JSON.stringify;
const WORDS = ['answer', 'path', 'undo', 'vote', 'chat', 'me', 'host', 'explain', 'nudge', 'standing', 'leave', 'rest'];
const STRANGE: readonly unknown[] = [null, -1, 0.5, 1e308, '', 'x', [], {}, true, '__proto__', '\u0000', 2 ** 53, [[]]];

const MAKERS: Readonly<Record<string, Maker>> = {
  noise: (pick) => Array.from({ length: pick(200) }, () => LETTERS[pick(LETTERS.length)]).join(''),
  bytes: (pick) => Buffer.from(Array.from({ length: pick(64) }, () => pick(256))),
  'cut off': (pick) => json({ t: 'answer', id: id(), decision: 1, option: 0 }).slice(0, pick(40)),
  deep: (pick) => `{"t":"chat","id":"${id()}","to":"table","text":${'['.repeat(25 + pick(900))}`,
  'a field that is strange': (pick) => {
    const message: Record<string, unknown> = { t: 'answer', id: id(), decision: 1, option: 0 };
    message[must(['t', 'id', 'decision', 'option', 'more', 'constructor'][pick(6)])] = STRANGE[pick(STRANGE.length)];
    return json(message);
  },
  'a word that is strange': (pick) =>
    json({ t: WORDS[pick(WORDS.length)], id: id(), [`f${pick(9)}`]: STRANGE[pick(STRANGE.length)] }),
  'long ago': (pick, seq) => json({ t: 'answer', id: id(), decision: pick(Math.max(1, seq - 5)), option: pick(3) }),
  'not yet': (pick, seq) => json({ t: 'answer', id: id(), decision: seq + 50 + pick(1000), option: pick(3) }),
  'no such option': (pick) => json({ t: 'answer', id: id(), decision: 0, option: 50_000 + pick(50_000) }),
  'a walk to nowhere': (pick) =>
    json({ t: 'path', id: id(), decision: pick(9), rooms: ['nowhere', 'else'].slice(pick(2)) }),
  'not the host': (pick) =>
    json({
      t: 'host',
      id: id(),
      do: [{ what: 'start' }, { what: 'seats', seats: 5 }, { what: 'remove', seat: 0 }][pick(3)],
    }),
  'a vote that is not there': (pick) => json({ t: 'vote', id: id(), vote: 90 + pick(9), yes: true }),
  'nobody waits': (pick) => json({ t: 'nudge', id: id(), seat: 3 + pick(3) }),
  'too long a word': (pick) => json({ t: 'chat', id: id(), to: 'table', text: 'x'.repeat(501 + pick(3000)) }),
  'the lobby is over': () => json({ t: 'me', id: id(), ready: true }),
};
const NAMES = Object.keys(MAKERS);

const snapshot = async (game: string): Promise<string> => {
  const { version, head, state, phase } = (await server.node.store.game(game)) ?? {};
  return json([version, head, phase, state && Buffer.from(state).toString('base64')]);
};

/** Sends so many and waits for a refusal of each. */
async function send(
  bare: Bare,
  makers: readonly string[],
  count: number,
  pick: (n: number) => number,
  seq: number,
): Promise<void> {
  for (let sent = 0; sent < count; ) {
    const before = bare.heard;
    const batch = Math.min(AT_ONCE, count - sent);
    for (let i = 0; i < batch; i++) bare.socket.send(must(MAKERS[must(makers[(sent + i) % makers.length])])(pick, seq));
    await bare.until(before + batch);
    if (bare.closed) throw new Error('the line was cut');
    expect(bare.heard).toBe(before + batch);
    sent += batch;
  }
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const heapNow = (): number => {
  collect();
  return process.memoryUsage().heapUsed;
};

const REFUSALS: readonly (ErrorCode | 'barred')[] = [
  'malformed',
  'not-open',
  'not-yours',
  'no-such-option',
  'not-host',
  'not-seated',
  'wrong-phase',
  'not-allowed',
  'no-such-seat',
  'barred',
];

describe('what nobody should send', () => {
  test(`is refused by name, ${MESSAGES} times, and changes no game and no memory`, async () => {
    const pick = picker('bad input');
    // A seat whose turn it is not, and a watcher.
    const seats = table.people.filter(
      ({ line, seat }) => line.held?.view?.decisions.every((open) => open.seat !== seat) === true,
    );
    const bystander = must(seats.find(({ seat }) => seat !== 0) ?? seats[0]);
    const seq = bystander.line.held?.view?.seq ?? 0;
    const before = [await snapshot(table.game), await snapshot(other.game)];
    const bares = [
      new Bare(bystander.device, table.game, bystander.seat),
      new Bare(bystander.device, table.game, 'public'),
    ];
    for (const bare of bares) await bare.opened;
    const tenth = Math.ceil(MESSAGES / 10);
    const heaps: number[] = [];
    for (let part = 0; part < 10; part++) {
      await send(must(bares[part % 5 === 4 ? 1 : 0]), NAMES, tenth, pick, seq);
      heaps.push(heapNow());
    }
    const codes = new Map<string, number>();
    for (const bare of bares) for (const [code, n] of bare.codes) codes.set(code, (codes.get(code) ?? 0) + n);
    console.log(
      json({
        messages: 10 * tenth,
        codes: Object.fromEntries(codes),
        heapMB: heaps.map((n) => Math.round(n / 1e5) / 10),
      }),
    );
    for (const code of codes.keys()) expect(REFUSALS).toContain(code);
    expect([...codes.values()].reduce((a, b) => a + b)).toBe(10 * tenth);
    expect([await snapshot(table.game), await snapshot(other.game)]).toEqual(before);
    // Measured from the second tenth: by then everything has been compiled and every cache is full.
    expect(must(heaps[9]) - must(heaps[1])).toBeLessThan(8e6);
    for (const bare of bares) bare.socket.terminate();
  });

  test('what was said before is answered and not done again, whatever it says now', async () => {
    const { line, seat } =
      table.people.find(({ line: own, seat: at }) => own.held?.view?.decisions.some((open) => open.seat === at)) ??
      table.people[0];
    const decision = line.held?.view?.decisions.find((open) => open.seat === seat);
    const said = id();
    await line.send({ t: 'answer', decision: decision?.id ?? 0, option: 0 }, said);
    const before = await snapshot(table.game);
    for (let i = 0; i < (FULL ? 2000 : 100); i++) {
      const told = await line.send({ t: 'answer', decision: (decision?.id ?? 0) + (i % 3), option: i % 2 }, said);
      expect(told).toEqual({ t: 'done', id: said, repeat: true });
    }
    expect(await snapshot(table.game)).toBe(before);
  });

  test('a seat at one game is nothing at another', async () => {
    const before = [await snapshot(table.game), await snapshot(other.game)];
    for (const { device } of table.people)
      for (const seat of [0, 1, 2]) await expect(device.sit(other.game, seat)).rejects.toThrow('not-seated');
    for (const [method, path, body] of [
      ['POST', `/api/games/${other.game}/seats/0/link`, undefined],
      ['GET', `/api/games/${other.game}/words?viewer=0`, undefined],
      ['GET', `/api/games/${other.game}/view?viewer=0`, undefined],
      ['GET', `/api/games/${other.game}/entries?viewer=1`, undefined],
      ['GET', `/api/games/${other.game}/export`, undefined],
      ['POST', `/api/games/${other.game}/join`, { name: 'Eve', seat: 0 }],
    ] as const) {
      const told = await table.people[0].device.call(method, path, body);
      expect(told.status).toBeGreaterThanOrEqual(400);
      expect(told.status).toBeLessThan(500);
      expect(told.body).toHaveProperty('error.code');
    }
    expect([await snapshot(table.game), await snapshot(other.game)]).toEqual(before);
  });

  test('what is too large ends the line and nothing else', async () => {
    const [{ device, seat }] = table.people;
    const before = await snapshot(table.game);
    for (let i = 0; i < (FULL ? 300 : 10); i++) {
      const bare = new Bare(device, table.game, seat);
      await bare.opened;
      const closed = new Promise<number>((resolve) => bare.socket.on('close', resolve));
      bare.socket.send('['.repeat(LIMITS.message + 1 + i * 1000));
      expect(await closed).toBe(1009);
    }
    expect(await snapshot(table.game)).toBe(before);
  });
});

describe('calls that nobody should make', () => {
  test('are refused by name and change nothing', async () => {
    const pick = picker('bad calls');
    const before = [await snapshot(table.game), await snapshot(other.game)];
    const [{ device }] = table.people;
    const paths = [
      '/api/games',
      '/api/import',
      '/api/claim',
      '/api/memory',
      `/api/games/${other.game}/join`,
      `/api/games/${other.game}/knock`,
      `/api/games/${table.game}/seats/9/link`,
    ];
    const bodies: readonly unknown[] = [
      ...STRANGE,
      { name: '' },
      { name: 'x'.repeat(25) },
      { secret: 'x' },
      { format: 'hollow-game' },
      { name: 'Eve', seats: 99 },
      { name: 'Eve', settings: { edition: 'none' } },
      { remember: 'yes' },
    ];
    const codes = new Map<string, number>();
    for (let i = 0; i < (FULL ? 3000 : 150); i++) {
      const { status, body } = await device.call('POST', must(paths[pick(paths.length)]), bodies[pick(bodies.length)]);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      const { code } = body.error as { code: string };
      codes.set(code, (codes.get(code) ?? 0) + 1);
    }
    console.log(json({ calls: Object.fromEntries(codes) }));
    expect([await snapshot(table.game), await snapshot(other.game)]).toEqual(before);
  });

  test('a file with a broken game is refused by name', async () => {
    const { exportGame } = await import('../src/replay/export.ts');
    const archive = await exportGame(server.node, table.game, true);
    const pick = picker('broken files');
    const [{ device }] = table.people;
    const start = archive.rows.findIndex(({ body }) => body.setup !== undefined);
    for (let i = 0; i < (FULL ? 400 : 40); i++) {
      const broken = structuredClone(archive) as unknown as {
        rows: { body: Record<string, unknown> }[];
        [field: string]: unknown;
      };
      const what = pick(5);
      if (what === 0)
        broken[must(Object.keys(broken)[pick(Object.keys(broken).length)])] = STRANGE[pick(STRANGE.length)];
      if (what === 1) must(broken.rows[pick(broken.rows.length)]).body.hash = 'other';
      if (what === 2) broken.rows.splice(start, 1);
      if (what === 3) {
        const setup = must(broken.rows[start]).body.setup as Record<string, unknown>;
        setup[must(Object.keys(setup)[pick(Object.keys(setup).length)])] = STRANGE[pick(STRANGE.length)];
      }
      if (what === 4)
        must(broken.rows[pick(broken.rows.length)]).body.answer = {
          decision: pick(50),
          option: pick(50),
          seat: pick(3),
        };
      const { status, body } = await device.call('POST', '/api/import', broken);
      expect([status, (body.error as { code?: string } | undefined)?.code], json([what, body])).toEqual([
        expect.toSatisfy((n: number) => n >= 400 && n < 500),
        expect.any(String),
      ]);
    }
  });
});
