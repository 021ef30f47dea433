import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Line, newId } from './client.ts';
import { must } from './must.ts';
import { startPostgres } from './postgres.ts';
import { asked, eventually, gameOf, type Sitting, scratch, startServer, type TestServer } from './serving.ts';

const { folder, remove } = scratch();
let server: TestServer;
beforeEach(async () => {
  server = await startServer({ data: `${folder}/${newId()}`, logLevel: 'silent' });
});
afterEach(async () => {
  await server.close();
  remove();
});

/** The file may not grow by a single page any more. */
async function fill(): Promise<void> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(server.node.db);
  // What was freed before must be used up as well.
  await sql`vacuum`.execute(server.node.db);
  await sql`pragma max_page_count = ${sql.raw(String(rows[0]?.page_count ?? 1))}`.execute(server.node.db);
}
const makeRoom = async (): Promise<void> => {
  await sql`pragma max_page_count = 1000000`.execute(server.node.db);
};

const said = (line: Line): unknown[] => line.messages.filter(({ t }) => t === 'storage');
const turn = async (people: readonly Sitting[]): Promise<Sitting> => {
  await eventually(() => asked(people) !== null, 'a question');
  return must(asked(people));
};

describe('a disk that is full', () => {
  test('answers are refused by name, the table is told, nothing is broken, and it goes on when there is room', async () => {
    const { game, people } = await gameOf(server, 3);
    await fill();
    let refused: Sitting | null = null;
    let id = '';
    // Some rows still fit into the last page.
    for (let i = 0; i < 60 && refused === null; i++) {
      const { line, ...rest } = await turn(people);
      const decision = line.held?.view?.decisions.find(({ seat }) => seat === rest.seat);
      id = newId();
      const told = await line.send({ t: 'answer', decision: decision?.id ?? 0, option: 0 }, id);
      if (told.t === 'refused') {
        expect(told).toMatchObject({ code: 'storage' });
        refused = { line, ...rest };
      }
    }
    if (refused === null) throw new Error('the disk was never full');
    for (const { line } of people) {
      await line.until(() => said(line).length > 0, 'the news');
      expect(said(line)).toEqual([{ t: 'storage', ok: false }]);
    }
    expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(503);
    const before = await server.node.store.game(game);
    const seq = refused.line.held?.view?.seq;
    expect(await refused.line.send({ t: 'chat', to: 'table', text: 'x'.repeat(500) })).toMatchObject({ t: 'refused' });
    expect(await server.node.store.game(game)).toEqual(before);
    expect(refused.line.held?.view?.seq).toBe(seq);
    // Whoever comes now is told as well, and can look.
    const late = await refused.device.sit(game, refused.seat);
    await late.until(() => said(late).length > 0, 'the news');
    expect(late.held?.view?.seq).toBe(seq);
    late.close();

    await makeRoom();
    const decision = refused.line.held?.view?.decisions.find((open) => open.seat === refused.seat);
    const again = { t: 'answer', decision: decision?.id ?? 0, option: 0 } as const;
    expect(await refused.line.send(again, id)).toEqual({ t: 'done', id });
    for (const { line } of people) {
      await line.until(() => said(line).length > 1, 'the good news');
      expect(said(line).at(-1)).toEqual({ t: 'storage', ok: true });
    }
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(server.node.db);
    expect(rows).toEqual([{ integrity_check: 'ok' }]);
  });

  test('a new table is refused by name, and it is said that the server can write again before anybody asks', async () => {
    const { people } = await gameOf(server, 2);
    const [{ line, device }] = people;
    await fill();
    let told = await device.call('POST', '/api/games', { name: 'Ada', seats: 6, playNow: true });
    // Some rows still fit into the last page.
    for (let i = 0; i < 60 && told.status === 201; i++)
      told = await device.call('POST', '/api/games', { name: 'Ada', seats: 6, playNow: true });
    expect(told).toMatchObject({ status: 503, body: { error: { code: 'storage' } } });
    await line.until(() => said(line).length > 0, 'the news');
    await makeRoom();
    await line.until(() => JSON.stringify(said(line).at(-1)).includes('true'), 'the good news');
    expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200);
  });

  test('bots wait for room and then go on by themselves', async () => {
    const { people } = await gameOf(server, 1, 3, {});
    const [{ line, device }] = people;
    const { body } = await device.call('POST', '/api/games', { name: 'Ada', seats: 3, playNow: true });
    const bots = await device.sit(String(body.game), 0);
    await bots.send({ t: 'resign' });
    await fill();
    await line.until(() => said(line).some((news) => JSON.stringify(news).includes('false')), 'a full disk');
    const stuck = bots.held?.view?.seq ?? 0;
    await makeRoom();
    await bots.until(() => (bots.held?.view?.seq ?? 0) > stuck + 3, 'bots that go on');
    expect(said(line).at(-1)).toEqual({ t: 'storage', ok: true });
  });
});

test('a PostgreSQL that cannot write: refused by name, and it goes on when it can', async () => {
  const postgres = await startPostgres();
  const database = await postgres.database();
  const other = await startServer({ database, data: '', logLevel: 'silent' });
  try {
    const { game, people } = await gameOf(other, 3);
    const { line, seat } = await turn(people);
    const decision = line.held?.view?.decisions.find((open) => open.seat === seat);
    // The error that a full tablespace gives, raised by the database itself in the middle of the transaction.
    await sql`create function no_room() returns trigger language plpgsql as
      ${sql.lit("begin raise exception 'could not extend file' using errcode = '53100'; end")}`.execute(other.node.db);
    await sql`create trigger no_room before insert on log for each row execute function no_room()`.execute(
      other.node.db,
    );
    const before = await other.node.store.game(game);
    const id = newId();
    const answer = { t: 'answer', decision: decision?.id ?? 0, option: 0 } as const;
    expect(await line.send(answer, id)).toMatchObject({ t: 'refused', code: 'storage' });
    for (const each of people) await each.line.until(() => said(each.line).length > 0, 'the news');
    expect(await other.node.store.game(game)).toEqual(before);
    await sql`drop trigger no_room on log`.execute(other.node.db);
    expect(await line.send(answer, id)).toEqual({ t: 'done', id });
    expect(said(line).at(-1)).toEqual({ t: 'storage', ok: true });
  } finally {
    await other.close();
    await postgres.stop();
  }
});
