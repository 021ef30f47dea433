import { afterAll, beforeAll, expect, test } from 'vitest';
import { Device, type Line } from './client.ts';
import { must } from './must.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { type ServerProcess, spawnServer } from './process.ts';
import { startServer } from './serving.ts';

const FULL = process.env.HOLLOW_TEST === 'full';
const KILLS = FULL ? 10 : 1;
const TABLES = FULL ? 8 : 2;
/** The beat of the scenes that a bot waits for before it answers: long enough to die meanwhile. */
const PAUSE = 500;
/** The longest that a bot waits for them, in beats. */
const LONGEST = 30;

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
});

interface Table {
  readonly game: string;
  /** The person's own line, at the node that dies. */
  readonly line: Line;
  /** Somebody who looks on at the other. */
  readonly watcher: Line;
  readonly acknowledged: Map<string, number>;
}

/** A person and two bots at the node that will die, watched from the other. */
async function seat(dying: ServerProcess, port: number): Promise<Table> {
  const device = new Device(dying.port);
  const { body } = await device.call('POST', '/api/games', {
    name: 'Ada',
    seats: 3,
    playNow: true,
    settings: { pace: 'quick' },
  });
  const game = String(body.game);
  return {
    game,
    line: await device.sit(game, 0),
    watcher: await new Device(port).sit(game, 'public'),
    acknowledged: new Map(),
  };
}

const isAsked = ({ line }: Table, seat: number): boolean =>
  line.held?.view?.decisions.some((decision) => decision.seat === seat) === true;

/** The person answers whenever they are asked, until the line breaks; `onBot` is told whenever somebody else is asked: the node has promised to act for a bot. */
async function play(table: Table, onBot: () => void): Promise<void> {
  const { line, acknowledged } = table;
  const broken = new Promise<null>((resolve) => line.socket.once('close', () => resolve(null)));
  for (;;) {
    const turn = line.until(() => isAsked(table, 0), 'their turn', 600_000).catch(() => null);
    if ((await Promise.race([turn, broken])) === null) return;
    const decision = must(line.held?.view?.decisions.find((open) => open.seat === 0));
    const id = `${table.game}-${decision.id}`;
    const told = await Promise.race([line.send({ t: 'answer', decision: decision.id, option: 0 }, id), broken]);
    if (told === null) return;
    if (told.t === 'done') acknowledged.set(id, decision.id);
    await Promise.race([
      line.until(() => !line.held?.view?.decisions.some(({ id: open }) => open === decision.id), 'the next question'),
      broken,
    ]);
    if (!isAsked(table, 0)) onBot();
  }
}

/** All tables are played until each of them has come to a bot; then the node is killed in the middle of it. */
async function playAndKill(tables: readonly Table[], dying: ServerProcess): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const reached = new Set<Table>();
  const playing = tables.map((table) =>
    play(table, () => {
      if (reached.add(table).size === tables.length) resolve();
    }),
  );
  await promise;
  await dying.kill('SIGKILL');
  await Promise.all(playing);
}

test('tables with bots go on at another node when theirs is killed, while its lease still runs, and nothing is lost', async () => {
  const database = await postgres.database();
  let stopped: number | null = null;
  const here = await startServer({ database, data: '', pause: 0 }, () => stopped ?? Date.now());
  const waits: number[] = [];
  let answers = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const dying = await spawnServer(['--database', database], { HOLLOW_PAUSE: String(PAUSE) });
    const tables: Table[] = [];
    for (let i = 0; i < TABLES; i++) tables.push(await seat(dying, here.port));
    await playAndKill(tables, dying);
    const died = performance.now();
    const games = tables.map(({ game }) => game);
    const all = await here.node.db.selectFrom('games').selectAll().where('id', 'in', games).execute();
    // A bot is due when its scenes are over; a person who is waited for, much later or never.
    const stored = all.filter(({ due }) => due !== null && due < Date.now() + LONGEST * PAUSE);
    expect(stored.length).toBeGreaterThan(0);
    // The clock stands still where leases still run: only that the node gives no sign of life can end them.
    if (!FULL) stopped = 1 + Math.max(...stored.map(({ due }) => due ?? 0));
    for (const { lease_until } of stored) expect(lease_until).toBeGreaterThan(here.node.now());
    await Promise.all(
      stored.map(async ({ id, version }) => {
        const isOn = async (): Promise<boolean> => ((await here.node.store.version(id)) ?? 0) > version;
        while (!(await isOn())) await new Promise((resolve) => setTimeout(resolve, 20));
        waits.push(performance.now() - died);
      }),
    );
    for (const { watcher } of tables) watcher.close();
    for (const { game, acknowledged } of tables)
      for (const [id, decision] of acknowledged) {
        expect((await here.node.store.rowOfMessage(game, `0:${id}`))?.body.answer).toMatchObject({ decision });
        answers++;
      }
    stopped = null;
  }
  await here.close();
  const sorted = waits.map(Math.round).sort((a, b) => a - b);
  console.log(
    JSON.stringify({
      kills: KILLS,
      tables: waits.length,
      answers,
      median: sorted[sorted.length >> 1],
      longest: sorted.at(-1),
    }),
  );
  expect(answers).toBeGreaterThan(0);
});
