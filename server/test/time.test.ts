import { secondEdition } from '@hollow/content';
import { Engine } from '@hollow/engine';
import { DEFAULT_SETTINGS, type LogEntry } from '@hollow/protocol';
import { deadlineOf, newTable, readTable } from '@hollow/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Device, type Line } from './client.ts';
import { must } from './must.ts';
import { plant, playedGame, seated } from './planted.ts';
import { startPostgres } from './postgres.ts';
import { spawnServer } from './process.ts';
import { looksOfScheduler } from './scheduler-looks.ts';
import { asked, eventually, gameOf, type Sitting, scratch, startServer, type TestServer } from './serving.ts';

const { folder, remove } = scratch();
let server: TestServer;
/** Milliseconds by which the server's clock is ahead. */
let ahead = 0;
const now = (): number => Date.now() + ahead;
beforeAll(async () => {
  server = await startServer({ data: folder }, now);
});
afterAll(async () => {
  await server.close();
  remove();
});

/** A minute, and the time that other nodes leave to the one that has promised to act. */
const WELL_PAST = 90_000;

const turnOf = (people: readonly Sitting[]): Sitting => {
  const sitting = asked(people);
  if (sitting === null) throw new Error('nobody is asked');
  return sitting;
};
const told = (line: Line, what: string): LogEntry | undefined =>
  line.entries.find((entry) => entry.kind === 'table' && entry.what === what);
const seqOf = (line: Line): number => line.held?.view?.seq ?? -1;

async function moveOn({ line }: Sitting): Promise<void> {
  const decision = line.held?.view?.decisions[0];
  const option = decision?.options.findIndex(({ verb }) => verb === 'move') ?? 0;
  expect(await line.send({ t: 'answer', decision: decision?.id ?? 0, option })).toMatchObject({ t: 'done' });
}

describe('a clock for each decision', () => {
  test('gives no new time to whoever takes a step back', async () => {
    const { people } = await gameOf(server, 3, 3, { clock: { kind: 'decision', seconds: 60 } });
    const mover = turnOf(people);
    ahead += 40_000;
    await moveOn(mover);
    expect(await mover.line.send({ t: 'undo', kind: 'free' })).toMatchObject({ t: 'done' });
    await mover.line.until(() => told(mover.line, 'undone') !== undefined, 'the step back');
    const left = (mover.line.held?.table.deadline ?? 0) - now();
    expect(left).toBeLessThanOrEqual(20_000);
    expect(left).toBeGreaterThan(5000);
  });

  test('tells those who see the game later nothing of the time that somebody has now', async () => {
    const { game, people } = await gameOf(server, 3, 3, { clock: { kind: 'decision', seconds: 600 }, delay: 30 });
    ahead += 40_000;
    await moveOn(turnOf(people));
    const watcher = await new Device(server.port).sit(game, 'public');
    expect(watcher.held).toMatchObject({ table: { phase: 'playing', deadline: null } });
    for (const { line } of people) expect(line.held?.table.deadline).not.toBeNull();
  });

  test('is seen by everybody, and at its end a bot answers, which the log tells', async () => {
    const { game, people } = await gameOf(server, 3, 3, { clock: { kind: 'decision', seconds: 60 } });
    const watcher = await new Device(server.port).sit(game, 'public');
    const late = turnOf(people);
    const deadline = watcher.held?.table.deadline ?? 0;
    expect(deadline - now()).toBeGreaterThan(30_000);
    expect(deadline - now()).toBeLessThanOrEqual(60_000);
    for (const { line } of people) expect(line.held?.table.deadline).toBe(deadline);
    const before = seqOf(late.line);
    ahead += WELL_PAST;
    await watcher.until(() => told(watcher, 'time-up') !== undefined, 'the end of the time');
    expect(told(watcher, 'time-up')).toMatchObject({ args: { name: `Person ${late.seat}` } });
    expect(seqOf(watcher)).toBeGreaterThan(before);
    const rows = await server.node.store.rows(game, 0, 10_000);
    const answered = rows.find(({ body }) => body.answer !== undefined);
    expect(answered).toMatchObject({ seat: late.seat, body: { answer: { bot: true, by: 'clock' } } });
    // The seat is still the person's own.
    expect(watcher.held?.table.seats[late.seat]).toMatchObject({ substituted: false, here: true });
  });

  test('gives every decision its own time', async () => {
    const { people } = await gameOf(server, 3, 3, { clock: { kind: 'decision', seconds: 60 } });
    const sitting = turnOf(people);
    const first = sitting.line.held?.table.deadline ?? 0;
    ahead += 20_000;
    await moveOn(sitting);
    expect((sitting.line.held?.table.deadline ?? 0) - first).toBeGreaterThan(19_000);
  });

  test('throws the dice that nobody types in', async () => {
    const engine = new Engine([secondEdition]);
    const setup = { seats: [{}, {}, {}], dice: 'typed' as const };
    let answers = 1;
    let { state } = playedGame(engine, setup, 'typed', 1, answers);
    while (state.question?.kind !== 'dice') ({ state } = playedGame(engine, setup, 'typed', 1, ++answers));
    const id = 'typeddicegam';
    const settings = { dice: 'typed' as const, clock: { kind: 'decision' as const, seconds: 60 } };
    await plant(server, { id, engine, viewer: 'public', whisper: 'typed', events: [], state, settings });
    const line = must((await seated(server, id, 3))[0]);
    await line.send({ t: 'chat', to: 'table', text: 'who has the dice?' });
    expect(line.held?.table.deadline).not.toBeNull();
    ahead += WELL_PAST;
    await line.until(() => told(line, 'time-up-dice') !== undefined, 'the dice');
  });
});

describe('a clock for each turn', () => {
  test('runs on from one decision of the turn to the next', async () => {
    const { people } = await gameOf(server, 3, 3, { clock: { kind: 'turn', seconds: 120 } });
    const sitting = turnOf(people);
    const deadline = sitting.line.held?.table.deadline ?? 0;
    ahead += 30_000;
    await moveOn(sitting);
    expect(Math.abs((sitting.line.held?.table.deadline ?? 0) - deadline)).toBeLessThan(50);
    // What is said at the table changes nothing.
    await sitting.line.send({ t: 'chat', to: 'table', text: 'a moment, please' });
    expect(Math.abs((sitting.line.held?.table.deadline ?? 0) - deadline)).toBeLessThan(50);
  });

  test('lets a bot play the rest of the turn, and the next turn has new time', async () => {
    const { people } = await gameOf(server, 3, 3, { clock: { kind: 'turn', seconds: 60 } });
    const [host] = people;
    const late = turnOf(people);
    ahead += WELL_PAST;
    await host.line.until(() => told(host.line, 'time-up') !== undefined, 'the end of the time');
    await eventually(() => ![late.seat, undefined].includes(asked(people)?.seat), 'the turn of the next person');
    const next = turnOf(people);
    expect((next.line.held?.table.deadline ?? 0) - now()).toBeGreaterThan(30_000);
  });
});

describe('time', () => {
  test('goes on while the server is down: whoever is late then is answered for by the next one', async () => {
    const other = scratch();
    const before = await startServer({ data: other.folder }, now);
    const { game, people } = await gameOf(before, 3, 3, { clock: { kind: 'turn', seconds: 60 } });
    const { deadline } = people[0].line.held?.table ?? {};
    await before.close();
    const after = await startServer({ data: other.folder }, now);
    const device = new Device(after.port);
    device.cookie = people[0].device.cookie;
    const line = await device.sit(game, 0);
    expect(line.held?.table.deadline).toBe(deadline);
    ahead += WELL_PAST;
    await line.until(() => told(line, 'time-up') !== undefined, 'the end of the time');
    await after.close();
    other.remove();
  });

  test('goes on at another node when the one that counted it is killed', async () => {
    const postgres = await startPostgres();
    const url = await postgres.database();
    const killed = await spawnServer(['--database', url], { HOLLOW_PAUSE: '0' });
    const device = new Device(killed.port);
    const settings = { clock: { kind: 'turn', seconds: 60 } };
    const { body } = await device.call('POST', '/api/games', { name: 'Alone', seats: 3, playNow: true, settings });
    const first = await device.sit(String(body.game), 0);
    await first.until(() => first.held?.table.deadline != null, 'their turn');
    const { deadline } = first.held?.table ?? {};
    await killed.kill('SIGKILL');
    // Its clock begins with that of the killed one, not ahead of it as that of the others here.
    let later = 0;
    const left = await startServer({ database: url, data: '' }, () => Date.now() + later);
    const moved = new Device(left.port);
    moved.cookie = device.cookie;
    const line = await moved.sit(String(body.game), 0);
    expect(line.held?.table.deadline).toBe(deadline);
    later += WELL_PAST;
    await line.until(() => told(line, 'time-up') !== undefined, 'the end of the time');
    await left.close();
    await postgres.stop();
  });
});

describe('a pause', () => {
  test('is the host’s: nobody answers, no bot moves, no clock runs', async () => {
    const { people } = await gameOf(server, 2, 3, { clock: { kind: 'turn', seconds: 60 } });
    const [host, guest] = people;
    expect(await guest.line.send({ t: 'host', do: { what: 'pause', on: true } })).toMatchObject({ code: 'not-host' });
    await eventually(() => asked(people) !== null, 'a person to be asked');
    const left = (host.line.held?.table.deadline ?? 0) - now();
    expect(await host.line.send({ t: 'host', do: { what: 'pause', on: true } })).toMatchObject({ t: 'done' });
    expect(host.line.held?.table).toMatchObject({ paused: true, deadline: null });
    await guest.line.until(() => guest.line.held?.table.paused === true, 'the pause');
    const sitting = turnOf(people);
    const { id } = sitting.line.held?.view?.decisions[0] ?? { id: 0 };
    expect(await sitting.line.send({ t: 'answer', decision: id, option: 0 })).toMatchObject({ code: 'paused' });
    const seq = seqOf(host.line);
    ahead += WELL_PAST;
    await looksOfScheduler(server, 3);
    expect(seqOf(host.line)).toBe(seq);
    expect(await host.line.send({ t: 'host', do: { what: 'pause', on: false } })).toMatchObject({ t: 'done' });
    expect(Math.abs((host.line.held?.table.deadline ?? 0) - now() - left)).toBeLessThan(3000);
    await moveOn(sitting);
  });

  test('lets people leave without being missed', async () => {
    const { game, people } = await gameOf(server, 3, 3, { absence: 15 });
    const [host] = people;
    await host.line.send({ t: 'host', do: { what: 'pause', on: true } });
    const away = turnOf(people);
    away.line.close();
    await eventually(() => !server.node.presence.isHere(game, away.seat), 'the seat to be empty');
    ahead += WELL_PAST;
    await looksOfScheduler(server, 3);
    expect(await server.node.store.game(game)).toMatchObject({ due: null });
    const { table } = await server.node.games.moment(game);
    expect(must(table.seats[away.seat]).substituted).toBe(false);
  });
});

test('a table that was kept before there were clocks goes on without one', () => {
  const table = newTable('oldtablegame', 'OLDTA', 3, {
    ...DEFAULT_SETTINGS,
    edition: 'second-edition',
    preset: 'second-edition',
    clock: { kind: 'turn', seconds: 60 },
  });
  const { time: _time, paused: _paused, seats, settings, ...rest } = table;
  const { rounds: _rounds, ...fewer } = settings;
  const old = { ...rest, settings: fewer, seats: seats.map(({ standing: _standing, ...seat }) => seat) };
  const read = readTable(JSON.stringify({ ...old, phase: 'playing' }));
  expect(read).toEqual({ ...table, phase: 'playing' });
  const engine = new Engine([secondEdition]);
  const { state } = engine.create({ seats: [{}, {}, {}] }, 'old');
  const seated = read.seats.map((seat) => ({ ...seat, holder: 'person' as const }));
  const game = { engine, state };
  expect(deadlineOf({ version: 1, table: { ...read, seats: seated }, game })).toBeNull();
});

describe('a game', () => {
  test('of bots alone rests while nobody looks at it, and goes on when somebody does', async () => {
    const { game, people } = await gameOf(server, 1, 3);
    const [{ line, device }] = people;
    await line.send({ t: 'resign' });
    line.close();
    const due = async (): Promise<number | null> => must(await server.node.store.game(game)).due;
    await expect.poll(due).toBeNull();
    const version = await server.node.store.version(game);
    await looksOfScheduler(server, 2);
    expect(await server.node.store.version(game)).toBe(version);
    expect(await server.node.store.game(game)).toMatchObject({ phase: 'playing', due: null });
    const again = await device.sit(game, 'public');
    const seq = seqOf(again);
    await again.until(() => seqOf(again) > seq, 'the bots to go on');
  });

  test('that has gone on for more rounds than the table wants is over', async () => {
    const engine = new Engine([secondEdition]);
    const { state } = playedGame(engine, { seats: [{}, {}, {}] }, 'long', 1, 40);
    state.round = 6;
    const id = 'toolonggamea';
    await plant(server, { id, engine, viewer: 'public', whisper: 'long', events: [], state, settings: { rounds: 5 } });
    const line = must((await seated(server, id, 3))[0]);
    await line.send({ t: 'chat', to: 'table', text: 'still here' });
    await line.until(() => line.held?.table.phase === 'over', 'the end');
    expect(told(line, 'too-long')).toMatchObject({ args: { rounds: 5 } });
    expect(line.held?.view?.outcome).toMatchObject({ why: 'draw', verdicts: { 0: 'none', 1: 'none', 2: 'none' } });
  });
});
