import { picker } from '@hollow/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seatAwayFor } from '../src/presence/absence.ts';
import { PresenceStore } from '../src/store/presence.ts';
import { Device, type Line } from './client.ts';
import { must } from './must.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { type ServerProcess, spawnServer } from './process.ts';
import { eventually, startServer, type TestServer } from './serving.ts';

let postgres: TestPostgres;
let url: string;
let here: TestServer;
let ahead = 0;
beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.database();
  here = await startServer({ database: url, data: '' }, () => Date.now() + ahead);
});
afterAll(async () => {
  await here.close();
  await postgres.stop();
});

const isAsked = (line: Line, seat: number): boolean =>
  line.held?.view?.decisions.some((decision) => decision.seat === seat) === true;
const isOver = (line: Line): boolean => line.held?.view?.outcome != null;

const isPast = (line: Line, seq: number): boolean => (line.held?.view?.seq ?? 0) > seq;

/** Answers at random for one seat, until its own line is past a step: what another line has seen wakes nobody here. */
async function playSeat(line: Line, seat: number, seed: string, seq: number): Promise<void> {
  const pick = picker(seed);
  const stop = (): boolean => isPast(line, seq);
  while (!stop()) {
    await line.until(() => isOver(line) || isAsked(line, seat) || stop(), 'their turn');
    const decision = line.held?.view?.decisions.find((open) => open.seat === seat);
    if (isOver(line) || decision === undefined) return;
    await line.send({ t: 'answer', decision: decision.id, option: pick(decision.options.length) });
  }
}

/** A table with one person at this node, one at another, and a bot. */
async function acrossNodes(port: number): Promise<{ game: string; near: Device; far: Device; lines: [Line, Line] }> {
  const near = new Device(here.port);
  const { body } = await near.call('POST', '/api/games', { name: 'Near', seats: 3 });
  const game = String(body.game);
  const far = new Device(port);
  await far.call('POST', `/api/games/${body.code}/join`, { name: 'Far' });
  const lines: [Line, Line] = [await near.sit(game, 0), await far.sit(game, 1)];
  await lines[1].send({ t: 'me', ready: true });
  await lines[0].until(() => must(lines[0].held?.table.seats[1]).ready === true, 'the other to be ready');
  await lines[0].send({ t: 'host', do: { what: 'start' } });
  for (const line of lines) await line.until(() => line.held?.view != null, 'the start');
  return { game, near, far, lines };
}

describe('two nodes on one database', () => {
  let there: ServerProcess;
  beforeAll(async () => {
    there = await spawnServer(['--database', url], { HOLLOW_PAUSE: '0' });
  });
  afterAll(async () => {
    await there.kill('SIGKILL');
  });

  test('show one table: who is where, what is said, what is answered', async () => {
    const { lines } = await acrossNodes(there.port);
    const [near, far] = lines;
    await near.until(() => must(near.held?.table.seats[1]).here === true, 'the other to be there');
    await far.until(() => must(far.held?.table.seats[0]).here === true, 'the other to be there');
    await far.send({ t: 'chat', to: 'table', text: 'from afar' });
    await near.until(() => near.entries.some((entry) => entry.kind === 'chat'), 'what was said');
    await Promise.all([playSeat(near, 0, 'near', 60), playSeat(far, 1, 'far', 60)]);
    const seq = Math.max(...lines.map((line) => line.held?.view?.seq ?? 0));
    for (const line of lines) await line.until(() => (line.held?.view?.seq ?? 0) >= seq, 'the same position');
    for (const line of lines) expect(line.entries.map(({ n }) => n)).toEqual(line.entries.map((_, i) => i + 1));
    const told = lines.map(({ entries }) => entries.map((entry) => [entry.at, entry.kind]));
    const shorter = Math.min(...told.map(({ length }) => length));
    expect(must(told[0]).slice(0, shorter)).toEqual(must(told[1]).slice(0, shorter));
    for (const line of lines) line.close();
  });

  test('know together who has left and when: a seat that was at another node a moment ago has not gone', async () => {
    ahead = 0;
    const { game, lines } = await acrossNodes(there.port);
    const { node } = here;
    const far = () => must(lines[0].held?.table.seats[1]);
    await lines[0].until(() => far().here === true, 'the other to be there');
    // This node alone would think that nobody has been there for long.
    ahead = 600_000;
    expect(await seatAwayFor(node, game, 1)).toBeNull();
    lines[1].close();
    await lines[0].until(() => far().here === false && far().away !== null, 'the other to be away');
    expect(far().away).toBeGreaterThan(0);
    expect(await seatAwayFor(node, game, 1)).toBeLessThan(61_000);
    await node.db
      .updateTable('departures')
      .set((eb) => ({ at: eb('at', '-', 61_000) }))
      .execute();
    expect(await seatAwayFor(node, game, 1)).toBeGreaterThanOrEqual(61_000);
    ahead = 0;
    lines[0].close();
  });

  test('do not forget with a node that died when its people were last seen', async () => {
    const { game, lines } = await acrossNodes(there.port);
    const { node } = here;
    const { db } = node;
    for (const line of lines) line.close();
    const left = () => db.selectFrom('departures').select('seat').where('game', '=', game).execute();
    await expect.poll(async () => (await left()).length).toBe(2);
    const long = Date.now() - 5 * 60_000;
    await db.updateTable('departures').set({ at: 1000 }).where('game', '=', game).execute();
    // At once: the other nodes, which run on, forget a dead one as soon as they see it.
    await db.transaction().execute(async (both) => {
      await both.insertInto('nodes').values({ name: 'died', seen: long }).execute();
      await both.insertInto('presence').values({ node: 'died', game, seats: '[1]', watchers: 0 }).execute();
    });
    const store = new PresenceStore({ db, kind: 'postgres' }, 'another');
    await store.forgetOld();
    expect(await db.selectFrom('nodes').select('name').where('name', '=', 'died').execute()).toEqual([]);
    const { awayFor } = await store.whereabouts(game, 1);
    expect(awayFor).toBeGreaterThanOrEqual(5 * 60_000);
    expect(awayFor).toBeLessThan(60 * 60_000);
  });

  test('are told again who is here where that was lost', async () => {
    const { game, lines } = await acrossNodes(there.port);
    await lines[0].until(() => must(lines[0].held?.table.seats[1]).here === true, 'the other to be there');
    await here.node.db.deleteFrom('nodes').where('name', '!=', here.node.name).execute();
    const known = async (): Promise<boolean> =>
      (await here.node.db.selectFrom('presence').select('node').where('node', '!=', here.node.name).execute()).length >
      0;
    const start = Date.now();
    while (!(await known()) && Date.now() - start < 30_000) await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await here.node.presence.awayFor(game, 1)).toBeNull();
    for (const line of lines) line.close();
  });

  test('take exactly one of ten answers to the same question', async () => {
    const { game, near, far, lines } = await acrossNodes(there.port);
    const [first, second] = lines;
    let races = 0;
    for (let i = 0; i < 40 && races < 5; i++) {
      await eventually(() => isAsked(first, 0) || isAsked(second, 1), 'a question');
      const seat = isAsked(first, 0) ? 0 : 1;
      const decision = lines[seat].held?.view?.decisions.find((open) => open.seat === seat);
      if (decision === undefined) continue;
      // The same seat on ten devices, half of them at each node.
      const devices = await Promise.all(
        Array.from({ length: 10 }, async (_, k) => {
          const device = new Device(k % 2 === 0 ? here.port : there.port);
          device.cookie = (seat === 0 ? near : far).cookie;
          return await device.sit(game, seat);
        }),
      );
      const answers = await Promise.all(
        devices.map((line, k) =>
          line.send({ t: 'answer', decision: decision.id, option: k % decision.options.length }),
        ),
      );
      expect(answers.filter(({ t }) => t === 'done')).toHaveLength(1);
      for (const line of devices) line.close();
      await lines[seat].until(
        () => lines[seat].held?.view?.decisions.every(({ id }) => id !== decision.id) === true,
        'the next question',
      );
      races++;
    }
    expect(races).toBe(5);
    for (const line of lines) line.close();
  });

  test('carry on when one of them is killed, and nobody has lost anything', async () => {
    const { game, far, lines } = await acrossNodes(there.port);
    const [near, lost] = lines;
    await Promise.all([playSeat(near, 0, 'a', 40), playSeat(lost, 1, 'b', 40)]);
    await there.kill('SIGKILL');
    const { cookie } = far;
    const moved = new Device(here.port);
    moved.cookie = cookie;
    const again = await moved.sit(game, 1, `&from=${lost.n}`);
    expect(again.entries.map(({ n }) => n)).toEqual(Array.from({ length: again.n - lost.n }, (_, i) => lost.n + 1 + i));
    const goal = (again.held?.view?.seq ?? 0) + 60;
    await Promise.all([playSeat(near, 0, 'c', goal), playSeat(again, 1, 'd', goal)]);
    expect(isOver(near) || isPast(near, goal)).toBe(true);
    // Whoever was at the other node has noticed nothing: one line, one stream without a gap.
    expect(near.socket.readyState).toBe(near.socket.OPEN);
    expect(near.entries.map(({ n }) => n)).toEqual(near.entries.map((_, i) => i + 1));
    for (const line of [near, again]) line.close();
  });
});
