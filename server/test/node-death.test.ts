import { afterAll, beforeAll, expect, test } from 'vitest';
import { Device, type Line } from './client.ts';
import { must } from './must.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { type ServerProcess, spawnServer } from './process.ts';
import { startServer } from './serving.ts';

const FULL = process.env.HOLLOW_TEST === 'full';
const KILLS = FULL ? 10 : 1;
const TABLES = FULL ? 8 : 2;
/** A bot waits so long before it answers: long enough to die meanwhile. */
const PAUSE = '1000';

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
  const { body } = await device.call('POST', '/api/games', { name: 'Ada', seats: 3, playNow: true });
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

/** The person answers until a bot is asked: its node has promised to act for it. */
async function playUntilBot(table: Table): Promise<void> {
  const { line, acknowledged } = table;
  await line.until(() => isAsked(table, 0), 'their turn');
  while (isAsked(table, 0)) {
    const decision = must(line.held?.view?.decisions.find((open) => open.seat === 0));
    const id = `${table.game}-${decision.id}`;
    if ((await line.send({ t: 'answer', decision: decision.id, option: 0 }, id)).t === 'done')
      acknowledged.set(id, decision.id);
    await line.until(
      () => !line.held?.view?.decisions.some(({ id: open }) => open === decision.id),
      'the next question',
    );
  }
}

test('tables with bots go on at another node when theirs is killed, while its lease still runs, and nothing is lost', async () => {
  const database = await postgres.database();
  let stopped: number | null = null;
  const here = await startServer({ database, data: '', pause: 0 }, () => stopped ?? Date.now());
  const waits: number[] = [];
  let answers = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const dying = await spawnServer(['--database', database], { HOLLOW_PAUSE: PAUSE });
    const tables: Table[] = [];
    for (let i = 0; i < TABLES; i++) tables.push(await seat(dying, here.port));
    await Promise.all(tables.map(playUntilBot));
    await dying.kill('SIGKILL');
    const died = performance.now();
    const games = tables.map(({ game }) => game);
    const stored = await here.node.db.selectFrom('games').selectAll().where('id', 'in', games).execute();
    // The clock stands still where leases still run: only that the node gives no sign of life can end them.
    if (!FULL) stopped = 1 + Math.max(...stored.map(({ due }) => due ?? 0));
    for (const { lease_until } of stored) expect(lease_until).toBeGreaterThan(here.node.now());
    await Promise.all(
      tables.map(async ({ game, watcher }) => {
        const { version } = must(stored.find(({ id }) => id === game));
        const isOn = async (): Promise<boolean> => ((await here.node.store.version(game)) ?? 0) > version;
        while (!(await isOn())) await new Promise((resolve) => setTimeout(resolve, 20));
        waits.push(performance.now() - died);
        watcher.close();
      }),
    );
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
  expect(waits).toHaveLength(KILLS * TABLES);
});
