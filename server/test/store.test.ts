import { NO_ENTRIES } from '@hollow/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Append, NewLogRow } from '../src/store/append.ts';
import { type OpenDatabase, openDatabase } from '../src/store/database.ts';
import { ConflictError, RepeatError, StoreFailure } from '../src/store/errors.ts';
import { GameStore } from '../src/store/games.ts';
import { PackStore } from '../src/store/packs.ts';
import { PresenceStore } from '../src/store/presence.ts';
import { SeatStore } from '../src/store/seats.ts';
import { must } from './must.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { scratch } from './serving.ts';

const { folder, remove } = scratch();
let postgres: TestPostgres;
const open: Record<string, () => Promise<OpenDatabase>> = {
  sqlite: () => openDatabase({ data: folder }),
  postgres: async () => openDatabase({ data: '', url: await postgres.database() }),
};

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  remove();
});

let made = 0;
const said = (text: string, mid: string | null = null, only: readonly number[] | null = null): NewLogRow => ({
  kind: 'chat',
  seat: 0,
  mid,
  body: { items: [{ kind: 'chat', seat: 0, name: 'Ada', to: 'table', text, only }] },
  before: null,
});

test('a store that is up to date is opened as it is', async () => {
  for (const where of [{ data: folder }, { data: '', url: await postgres.database() }]) {
    const first = await openDatabase(where);
    const games = new GameStore(first);
    const id = `twice-${first.kind}`;
    await games.create({ id, code: id, seed: '', head: '{}', at: 1 });
    await first.db.destroy();
    const second = await openDatabase(where);
    expect(await new GameStore(second).version(id)).toBe(0);
    await second.db.destroy();
  }
});

describe.each(Object.keys(open))('the store on %s', (kind) => {
  let opened: OpenDatabase;
  let games: GameStore;
  let seats: SeatStore;

  beforeAll(async () => {
    opened = await must(open[kind])();
    games = new GameStore(opened);
    seats = new SeatStore(opened.db);
  });
  afterAll(async () => {
    await opened.db.destroy();
  });

  async function newGame(): Promise<string> {
    const id = `game-${++made}`;
    await games.create({ id, code: `CODE${made}`, seed: 'seed', head: '{}', at: 1_800_000_000_000 });
    return id;
  }
  const appending = (
    game: string,
    version: number,
    rows: readonly NewLogRow[],
    more: Partial<Append> = {},
  ): Append => ({
    game,
    version,
    counts: NO_ENTRIES,
    rows,
    head: `{"version":${version + rows.length}}`,
    phase: 'playing',
    at: 1_800_000_000_123,
    due: { at: null, node: 'a', until: 0 },
    ...more,
  });

  test('keeps a game with times past 32 bits, bytes and text of every alphabet', async () => {
    const id = await newGame();
    const state = Uint8Array.from([0, 1, 2, 255, 0]);
    await games.append(appending(id, 0, [said('łódź 鬧鬼 🕯')], { state, head: '{"name":"привидение"}' }));
    const stored = await games.game(id);
    expect(stored).toMatchObject({ version: 1, created: 1_800_000_000_000, touched: 1_800_000_000_123 });
    expect(stored?.head).toBe('{"name":"привидение"}');
    expect(Uint8Array.from(stored?.state ?? [])).toEqual(state);
    const [row] = await games.rows(id, 0, 1);
    expect(row).toMatchObject({ seq: 1, at: 1_800_000_000_123, body: { items: [{ text: 'łódź 鬧鬼 🕯' }] } });
  });

  test('is well where only a row does not fit, and makes no game without its first rows', async () => {
    const told: boolean[] = [];
    const watched = new GameStore(opened, (ok) => told.push(ok));
    const bad = { ...said('no kind'), kind: null as never };
    const at = 1_800_000_000_000;
    const create = { id: `game-${++made}`, code: `CODE${made}`, seed: 'seed', head: '{}', at };
    const failed = watched.append(appending(create.id, 0, [bad], { create }));
    await expect(failed).rejects.not.toBeInstanceOf(StoreFailure);
    expect(told).toEqual([]);
    expect(await watched.game(create.id)).toBeNull();
    await watched.append(appending(create.id, 0, [said('well')], { create }));
    expect(told).toEqual([true]);
    expect(await watched.game(create.id)).toMatchObject({ version: 1, code: create.code });
    const again = watched.append(appending('another', 0, [said('well')], { create: { ...create, id: 'another' } }));
    await expect(again).rejects.toBeInstanceOf(ConflictError);
  });

  test('knows a game by its code, and gives a code once', async () => {
    const id = await newGame();
    const code = `CODE${made}`;
    expect(await games.idOfCode(code)).toBe(id);
    expect(await games.create({ id: 'other', code, seed: '', head: '{}', at: 1 })).toBe(false);
    expect(await games.game('other')).toBeNull();
    expect(await games.idOfCode('NOBODY')).toBeNull();
  });

  test('takes rows only after the version that the writer has seen', async () => {
    const id = await newGame();
    await games.append(appending(id, 0, [said('one'), said('two')]));
    await expect(games.append(appending(id, 0, [said('late')]))).rejects.toThrow(ConflictError);
    await expect(games.append(appending(id, 7, [said('early')]))).rejects.toThrow(ConflictError);
    expect((await games.game(id))?.version).toBe(2);
    expect((await games.rows(id, 0, 9)).map(({ seq }) => seq)).toEqual([1, 2]);
  });

  test('takes exactly one of ten writers who have all seen the same version', async () => {
    const id = await newGame();
    for (let version = 0; version < 5; version++) {
      const tried = await Promise.allSettled(
        Array.from({ length: 10 }, (_, i) => games.append(appending(id, version, [said(`writer ${i}`)]))),
      );
      expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const each of tried) if (each.status === 'rejected') expect(each.reason).toBeInstanceOf(ConflictError);
    }
    expect((await games.rows(id, 0, 99)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
  });

  test('takes a message once, and says which row it made', async () => {
    const id = await newGame();
    await games.append(appending(id, 0, [said('once', '0:first')]));
    const again = games.append(appending(id, 1, [said('twice', '0:first')]));
    await expect(again).rejects.toThrow(RepeatError);
    await expect(again).rejects.toMatchObject({ row: { seq: 1 } });
    const other = await newGame();
    await games.append(appending(other, 0, [said('elsewhere', '0:first')]));
    expect((await games.game(id))?.version).toBe(1);
  });

  test('writes nothing at all where one part fails', async () => {
    const id = await newGame();
    await games.append(appending(id, 0, [said('one', '0:dup')]));
    const grant = { device: 'nobody knows this device', seat: 1 };
    await expect(games.append(appending(id, 1, [said('two')], { holds: { grant } }))).rejects.toThrow();
    expect(await games.game(id)).toMatchObject({ version: 1, head: '{"version":1}' });
    expect(await games.rows(id, 0, 9)).toHaveLength(1);
  });

  test('numbers the entries of every stream by itself', async () => {
    const id = await newGame();
    const rows = await games.append(appending(id, 0, [said('all'), said('two of us', null, [1, 2]), said('all')]));
    expect(rows.map(({ upto }) => upto)).toEqual([
      [1, 1, 1, 1, 1, 1, 1, 1],
      [1, 2, 2, 1, 1, 1, 1, 1],
      [2, 3, 3, 2, 2, 2, 2, 2],
    ]);
  });

  test('tells when a row was written, what changed the position next, and what was taken back', async () => {
    const id = await newGame();
    const before = Uint8Array.from([1, 2, 3]);
    const begun = { ...said('begun'), kind: 'start' } as const;
    const answered = { ...said('answered'), kind: 'answer', before } as const;
    const body = { items: [], undo: { to: 3, free: true } };
    const undone = { ...said('undone'), kind: 'undo', body } as const;
    const rows = await games.append(appending(id, 0, [begun, said('a word'), answered, undone]));
    expect(await games.timeOf(id, 1)).toBe(rows[0]?.at);
    expect(await games.timeOf(id, 9)).toBeNull();
    expect(await games.nextChange(id, 0)).toEqual({ isStart: true, before: null });
    const change = await games.nextChange(id, 1);
    expect(Uint8Array.from(change?.before ?? [])).toEqual(before);
    expect(await games.nextChange(id, 4)).toBeNull();
    expect(await games.undoneAfter(id, 0, 9)).toEqual(new Set([3]));
    expect(await games.undoneAfter(id, 4, 9)).toEqual(new Set());
  });

  test('keeps states for undo until they are too old', async () => {
    const id = await newGame();
    const before = Uint8Array.from([1, 2, 3]);
    await games.append(
      appending(id, 0, [
        { ...said('a'), before },
        { ...said('b'), before },
      ]),
    );
    await games.forgetBefore(id, 2, 1_900_000_000_000);
    expect(await games.before(id, 1)).toBeNull();
    expect(Uint8Array.from((await games.before(id, 2)) ?? [])).toEqual(before);
    await games.forgetBefore(id, 9, 1_700_000_000_000);
    expect(await games.before(id, 2)).not.toBeNull();
  });

  /** Signs of life of nodes, so many milliseconds ago. */
  const seen = async (ago: number, ...names: readonly string[]): Promise<void> => {
    if (opened.kind === 'sqlite') return;
    for (const name of names) {
      await new PresenceStore(opened, name).beat();
      await opened.db
        .updateTable('nodes')
        .set((eb) => ({ seen: eb('seen', '-', ago) }))
        .where('name', '=', name)
        .execute();
    }
  };

  test('gives a game that is due to one node, until its lease is over', async () => {
    const id = await newGame();
    // In the future of the database: they live through the whole test.
    await seen(-600_000, 'first', 'second', 'third');
    const due = { at: 1000, node: 'first', until: 5000 };
    await games.append(appending(id, 0, [said('a')], { due }));
    const claim = (node: string, now: number): Promise<string[]> => games.claimDue(node, now, now + 5000, 9);
    expect(await claim('second', 2000)).toEqual([]);
    const both = await Promise.all([claim('second', 6000), claim('third', 6000)]);
    expect(both.flat()).toEqual([id]);
    expect(await claim('fourth', 7000)).toEqual([]);
    await games.setDue(id, 1, { at: null, node: 'second', until: 0 });
    expect(await claim('fourth', 99_000)).toEqual([]);
  });

  test('leaves a game to the node that goes on acting in it, and to nobody else who says so', async () => {
    const id = await newGame();
    await seen(-600_000, 'thinks', 'waits');
    const due = { at: 1000, node: 'thinks', until: 5000 };
    await games.append(appending(id, 0, [said('a')], { due }));
    await games.keepLeases('waits', [id], 90_000);
    await games.keepLeases('thinks', [id], 9000);
    const claim = (now: number): Promise<string[]> => games.claimDue('waits', now, now + 5000, 9);
    expect(await claim(8000)).toEqual([]);
    expect(await claim(9500)).toEqual([id]);
  });

  test('gives a game to another node as soon as its own gives no sign of life, where there can be several', async () => {
    if (opened.kind === 'sqlite') return;
    const id = await newGame();
    const due = { at: 1000, node: 'mortal', until: 1e12 };
    await games.append(appending(id, 0, [said('a')], { due }));
    const claim = (): Promise<string[]> => games.claimDue('heir', 2000, 1e12, 9);
    await seen(-600_000, 'mortal', 'heir');
    expect(await claim()).toEqual([]);
    await seen(1500, 'mortal');
    expect(await claim()).toEqual([id]);
    expect(await claim()).toEqual([]);
  });

  test('moves a seat by a link once, even when two use it at the same moment', async () => {
    const id = await newGame();
    for (const device of ['laptop', 'phone', 'tablet']) await seats.touchDevice(`${device} ${id}`, 1);
    const laptop = `laptop ${id}`;
    const seat = { game: id, seat: 2 };
    expect(await seats.makeLink(`too early ${id}`, laptop, seat, 1000)).toBe(false);
    await games.append(appending(id, 0, [said('a')], { holds: { grant: { device: laptop, seat: 2 } } }));
    expect(await seats.makeLink(`link ${id}`, laptop, seat, 1000)).toBe(true);
    const [a, b] = await Promise.all([
      seats.claim(`link ${id}`, `phone ${id}`, 2000, 0),
      seats.claim(`link ${id}`, `tablet ${id}`, 2000, 0),
    ]);
    expect([a, b].filter((found) => found !== null)).toEqual([{ game: id, seat: 2 }]);
    await seats.makeLink(`old ${id}`, laptop, seat, 1000);
    expect(await seats.claim(`old ${id}`, `laptop ${id}`, 9000, 5000)).toBeNull();
  });

  test('leaves no link and no device behind where a seat is taken away at the same moment', async () => {
    for (let i = 0; i < 10; i++) {
      const id = await newGame();
      const device = `device ${id}`;
      for (const known of [device, `phone ${id}`]) await seats.touchDevice(known, 1);
      await games.append(appending(id, 0, [said('a')], { holds: { grant: { device, seat: 1 } } }));
      await seats.makeLink(`one ${id}`, device, { game: id, seat: 1 }, 1000);
      await Promise.all([
        seats.makeLink(`two ${id}`, device, { game: id, seat: 1 }, 1000),
        seats.claim(`one ${id}`, `phone ${id}`, 1000, 0),
        games.append(appending(id, 1, [said('b')], { holds: { release: 1 } })),
      ]);
      expect(await seats.devicesAt(id)).toEqual([]);
      expect(await seats.claim(`two ${id}`, `phone ${id}`, 1000, 0)).toBeNull();
    }
  });

  test('passes a seat on together with the row that tells it', async () => {
    const id = await newGame();
    for (const device of ['old', 'new']) await seats.touchDevice(`${device} ${id}`, 1);
    await games.append(appending(id, 0, [said('a')], { holds: { grant: { device: `old ${id}`, seat: 1 } } }));
    expect(await seats.seatsOf(`old ${id}`, id)).toEqual([1]);
    const holds = { release: 1, grant: { device: `new ${id}`, seat: 1 } };
    await games.append(appending(id, 1, [said('b')], { holds }));
    expect(await seats.seatsOf(`old ${id}`, id)).toEqual([]);
    expect(await seats.holdsOf(`new ${id}`, 0)).toEqual([]);
    expect(await seats.holdsOf(`new ${id}`, 10)).toEqual([{ game: id, seat: 1 }]);
    await games.delete(id);
    expect(await seats.holdsOf(`new ${id}`, 10)).toEqual([]);
    expect(await games.rows(id, 0, 9)).toEqual([]);
  });

  test('keeps a pack under its name for ever', async () => {
    const packs = new PackStore(opened.db);
    await packs.keep('house@1', { id: 'house' });
    await packs.keep('house@1', { id: 'another' });
    expect(await packs.pack('house@1')).toEqual({ id: 'house' });
    expect(await packs.pack('house@2')).toBeNull();
  });
});
