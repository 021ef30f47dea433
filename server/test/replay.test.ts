import { picker } from '@hollow/engine';
import { applyPatches, type ClientState, type MyGame, type ReplayPage } from '@hollow/protocol';
import { row } from '@hollow/table';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { LruCache } from '../src/cache/lru-cache.ts';
import { Device, type Line } from './client.ts';
import { serverForFile } from './file-server.ts';
import { must } from './must.ts';
import { asked, eventually, gameOf, type TestTable } from './serving.ts';

const server = await serverForFile();

const TO_MYSELF = { kind: 'chat', seat: 0, name: 'Person 0', to: 'side', text: 'to myself', only: [0] } as const;

/** Some answers, a step back, an undo by vote, and a draw. */
async function eventfulGame(): Promise<TestTable> {
  const table = await gameOf(server, 2, 3);
  const pick = picker('eventful');
  const answer = async (): Promise<void> => {
    await eventually(() => asked(table.people) !== null, 'a question');
    const sitting = asked(table.people);
    if (sitting === null) return;
    const { line, seat } = sitting;
    const decision = line.held?.view?.decisions.find((open) => open.seat === seat);
    if (decision === undefined) return;
    await line.send({ t: 'answer', decision: decision.id, option: pick(decision.options.length) });
    if (line.held?.table.undo.free === true && pick(3) === 0) await line.send({ t: 'undo', kind: 'free' });
  };
  for (let i = 0; i < 40; i++) await answer();
  await table.people[0].line.send({ t: 'chat', to: 'table', text: 'sorry' });
  await table.people[0].line.send({ t: 'standing', defend: 'pass', split: null });
  // As if a side had talked among itself.
  await server.node.games.act(table.game, (moment) => ({
    table: moment.table,
    rows: [row('chat', { seat: 0, mid: null, at: 0 }, { items: [TO_MYSELF] })],
  }));
  await agree(table, () => table.people[0].line.send({ t: 'undo', kind: 'vote' }));
  for (let i = 0; i < 20; i++) await answer();
  await agree(table, () => table.people[0].line.send({ t: 'draw' }));
  for (const { line } of table.people) await line.until(() => line.held?.table.phase === 'over', 'the end');
  return table;
}

async function agree({ people }: TestTable, ask: () => Promise<unknown>): Promise<void> {
  await ask();
  const { line } = must(people[1]);
  await line.until(() => line.held?.table.vote !== null, 'a vote');
  await line.send({ t: 'vote', vote: line.held?.table.vote?.id ?? 0, yes: true });
}

const shown = (line: Line): unknown => ({ view: line.held?.view, words: line.held?.words });

/** As much of a file as somebody may write into it. */
interface ForgedFile {
  readonly seats: { name: string }[];
  readonly rows: { body: { items: Record<string, unknown>[] } }[];
}

function rename(seats: ForgedFile['seats'], name: string): void {
  must(seats[0]).name = name;
}
const put = (rows: ForgedFile['rows'], item: Record<string, unknown>): number => must(rows[0]).body.items.unshift(item);
const say = (rows: ForgedFile['rows'], said: object): number =>
  put(rows, { kind: 'chat', seat: 0, name: 'Ada', to: 'table', text: 'hello', only: null, ...said });
const tell = (rows: ForgedFile['rows'], told: object): number =>
  put(rows, { kind: 'table', what: 'joined', args: { seat: 0, name: 'Ada' }, ...told });

describe('a finished game', () => {
  let table: TestTable;
  beforeAll(async () => {
    table = await eventfulGame();
  });

  test('is paged through without being played from the beginning for each page', async () => {
    const { device } = table.people[0];
    const page = async (from: number): Promise<unknown> =>
      (await device.call('GET', `/api/games/${table.game}/replay?viewer=0&from=${from}&rows=20`)).body;
    const alone = await page(41);
    await page(1);
    await page(21);
    const { game } = await server.node.games.moment(table.game);
    if (game === null) throw new Error('no game');
    const played = vi.spyOn(game.engine, 'apply');
    expect(await page(41)).toEqual(alone);
    expect(played.mock.calls.length).toBeLessThanOrEqual(20);
    played.mockClear();
    // Back again: nothing before it is played a second time.
    expect(await page(41)).toEqual(alone);
    expect(played.mock.calls.length).toBeLessThanOrEqual(20);
    played.mockRestore();
  });

  test('is not looked for beyond its end, however far beyond somebody asks', async () => {
    const { device } = table.people[0];
    const page = async (from: number): Promise<ReplayPage> =>
      (await device.call('GET', `/api/games/${table.game}/replay?viewer=0&from=${from}`)).body as unknown as ReplayPage;
    const { rows } = await page(1);
    const end = await page(rows + 1);
    expect(end.frames).toEqual([]);
    const sought = vi.spyOn(LruCache.prototype, 'get');
    // A search from there, row by row, would take a moment; one from the largest number there is, months.
    expect(await page(1_000_000)).toEqual(end);
    expect(sought.mock.calls.length).toBeLessThan(100);
    sought.mockRestore();
    expect(await page(Number.MAX_SAFE_INTEGER)).toEqual(end);
  });

  test('goes on from every row as if it had been played from the beginning, over steps that were taken back', async () => {
    const { device } = table.people[0];
    const page = async (from: number, rows: number): Promise<ReplayPage> =>
      (await device.call('GET', `/api/games/${table.game}/replay?viewer=0&from=${from}&rows=${rows}`))
        .body as unknown as ReplayPage;
    const { frames } = await page(1, 200);
    for (const frame of frames) {
      const { verified, frames: single } = await page(frame.row, 1);
      expect({ verified, single }).toEqual({ verified: true, single: [frame] });
    }
  });

  test('that comes to something else today is shown as far as it comes, and is not played further for each page', async () => {
    const other = await eventfulGame();
    const { device } = other.people[0];
    const { version = 0 } = (await server.node.store.game(other.game)) ?? {};
    const rows = await server.node.store.rows(other.game, 0, version);
    const { seq, body } = must(rows.findLast((row) => row.kind === 'answer' && row.seq < version - 10));
    const forged = JSON.stringify({ ...body, hash: 'another' });
    await server.node.db
      .updateTable('log')
      .set({ body: forged })
      .where('game', '=', other.game)
      .where('seq', '=', seq)
      .execute();
    const page = async (from: number): Promise<ReplayPage> =>
      (await device.call('GET', `/api/games/${other.game}/replay?viewer=0&from=${from}&rows=5`))
        .body as unknown as ReplayPage;
    const first = await page(seq + 3);
    const { game } = await server.node.games.moment(other.game);
    const played = vi.spyOn(must(game).engine, 'apply');
    expect(await page(seq + 3)).toEqual(first);
    expect(played).not.toHaveBeenCalled();
    played.mockRestore();
    expect(first).toMatchObject({ verified: false, frames: [{ patch: [] }, {}, {}, {}, {}] });
    expect((await page(seq)).held).toEqual(first.held);
  });

  test('is a replay: from frame to frame it comes to the position that was seen at the end', async () => {
    const { device, line } = table.people[0];
    let held: ClientState | null = null;
    const entries: unknown[] = [];
    for (let from = 1, rows = 1; from <= rows; from += 30) {
      const { body } = await device.call('GET', `/api/games/${table.game}/replay?viewer=0&from=${from}&rows=30`);
      const replay = body as unknown as ReplayPage;
      rows = replay.rows;
      expect(replay.verified).toBe(true);
      if (held === null) held = replay.held;
      else expect(replay.held).toEqual(held);
      for (const frame of replay.frames) {
        held = applyPatches(held, frame.patch);
        entries.push(...frame.entries);
      }
    }
    const again = await device.sit(table.game, 0);
    expect({ view: held?.view, words: held?.words }).toEqual(shown(again));
    expect(entries).toEqual(again.entries);
    expect(line.n).toBe(again.n);
  });

  test('says among the games of a device how it ended for the seat', async () => {
    const { device, line } = table.people[0];
    const mine = (await device.call('GET', '/api/mine?lang=en')).body as unknown as MyGame[];
    const { outcome, position } = line.held?.view ?? {};
    const ended = mine.find(({ game }) => game === table.game)?.ended;
    expect(ended?.verdict).toBe(outcome?.verdicts[0]);
    expect(ended?.haunt === null).toBe(position?.haunt === null);
  });

  test('keeps what was private to a seat, whoever looks through its eyes', async () => {
    const path = `/api/games/${table.game}/replay?viewer=0&rows=200`;
    const seenBy = async (device: Device): Promise<ReplayPage> =>
      (await device.call('GET', path)).body as unknown as ReplayPage;
    const own = await seenBy(table.people[0].device);
    const strange = await seenBy(new Device(server.port));
    expect(own.held.table.standing).toEqual({ defend: 'pass', split: null });
    expect(own.frames.flatMap(({ entries }) => entries)).toContainEqual(expect.objectContaining({ text: 'to myself' }));
    expect(JSON.stringify(strange)).not.toContain('to myself');
    expect(strange.held.table.standing).toBeNull();
    const eyes = ({ table: _table, ...rest }: ClientState): unknown => rest;
    expect(eyes(strange.held)).toEqual(eyes(own.held));
    const numbers = strange.frames.flatMap(({ entries }) => entries.map(({ n }) => n));
    expect(numbers).toEqual(numbers.map((_, i) => i + 1));
  });

  test('has no eyes where nobody sat', async () => {
    const { device } = table.people[0];
    expect(await device.call('GET', `/api/games/${table.game}/replay?viewer=3`)).toMatchObject({
      status: 400,
      body: { error: { code: 'malformed', field: 'viewer' } },
    });
  });

  test('is open as a whole to those who were there, and to watchers', async () => {
    const all = await must(table.people[1]).device.sit(table.game, 'all');
    expect(all.held?.view?.position.stacks.rooms.top).not.toContain(null);
    const stranger = await new Device(server.port).sit(table.game, 'all');
    expect(stranger.held?.view).toEqual(all.held?.view);
  });

  test('begins once: a file with more sets of rules than one is refused', async () => {
    const { device } = table.people[0];
    const { body } = await device.call('GET', `/api/games/${table.code}/export`);
    const rows = body.rows as { kind: string; seat: number }[];
    const begun = rows.filter(({ kind }) => kind === 'start');
    const malformed = { status: 400, body: { error: { code: 'malformed' } } };
    expect(await device.call('POST', '/api/import', { ...body, rows: [...begun, ...rows] })).toMatchObject(malformed);
    const elsewhere = rows.map((row) => (row.kind === 'start' ? { ...row, kind: 'table' } : row));
    expect(await device.call('POST', '/api/import', { ...body, rows: elsewhere })).toMatchObject(malformed);
    const far = rows.map((row) => ({ ...row, seat: 2 ** 40 }));
    expect(await device.call('POST', '/api/import', { ...body, rows: far })).toMatchObject(malformed);
  });

  test('goes into a file and comes back as the same game', async () => {
    const { device } = table.people[0];
    const file = await device.call('GET', `/api/games/${table.code}/export`);
    expect(file.body).toMatchObject({ format: 'hollow-game', version: 2 });
    const taken = await device.call('POST', '/api/import', file.body);
    expect(taken.status).toBe(201);
    const [old, brought] = await Promise.all([
      device.sit(table.game, 'all'),
      device.sit(String(taken.body.game), 'all'),
    ]);
    expect(shown(brought)).toEqual(shown(old));
    expect(brought.entries).toEqual(old.entries);
  });

  test.each<[what: string, field: RegExp, change: (file: ForgedFile) => void]>([
    ['a name that cannot be seen', /^seats\.0\.name$/, ({ seats }) => rename(seats, '\u200b')],
    ['a name that turns what stands beside it', /^seats\.0\.name$/, ({ seats }) => rename(seats, 'Ada\u202e')],
    ['a name that nobody could type', /^seats\.0\.name$/, ({ seats }) => rename(seats, ' Ada ')],
    ['a name that looks like another', /^seats\.1\.name$/, ({ seats }) => rename(seats, 'PERSON 1')],
    ['talk under such a name', /items\.0\.name$/, ({ rows }) => say(rows, { name: 'Ada\u0007' })],
    ['talk that writes over the screen', /items\.0\.text$/, ({ rows }) => say(rows, { text: '\u001b[2J' })],
    ['a note with such a name', /items\.0\.args\.name$/, ({ rows }) => tell(rows, { args: { name: '\u001b[2J' } })],
    ['a note of its own making', /items\.0\.what$/, ({ rows }) => tell(rows, { what: 'You have won!' })],
  ])('brings no text that could not be typed here: %s', async (_, field, change) => {
    const { device } = table.people[0];
    const { body } = await device.call('GET', `/api/games/${table.code}/export`);
    const forged = structuredClone(body) as unknown as ForgedFile;
    change(forged);
    const refused = await device.call('POST', '/api/import', forged);
    expect(refused).toMatchObject({ status: 400, body: { error: { code: 'malformed' } } });
    expect((refused.body.error as { field?: string }).field).toMatch(field);
  });

  test('cannot be made up: a file with another answer is refused', async () => {
    const { body } = await table.people[0].device.call('GET', `/api/games/${table.code}/export`);
    const forged = JSON.parse(JSON.stringify(body)) as {
      rows: { body: { answer?: { option: number }; hash?: string } }[];
    };
    const row = forged.rows.find((each) => each.body.answer !== undefined);
    if (row?.body.answer === undefined) throw new Error('no answer');
    row.body.answer.option++;
    const refused = await table.people[0].device.call('POST', '/api/import', forged);
    expect(refused).toMatchObject({ status: 403, body: { error: { code: 'not-allowed', field: 'rows' } } });
    expect(await table.people[0].device.call('POST', '/api/import', { ...body, packs: ['no@pack'] })).toMatchObject({
      status: 404,
      body: { error: { field: 'packs' } },
    });
    expect(await table.people[0].device.call('POST', '/api/import', { ...body, format: 'other' })).toMatchObject({
      status: 400,
    });
  });
});

test('a game that goes on is no replay, and no file', async () => {
  const { game, people } = await gameOf(server, 1, 3);
  for (const what of ['replay', 'export'])
    expect(await people[0].device.call('GET', `/api/games/${game}/${what}`)).toMatchObject({
      status: 409,
      body: { error: { code: 'wrong-phase' } },
    });
});
