import { quickBot } from '@hollow/bots';
import { secondEdition } from '@hollow/content';
import { Engine, picker } from '@hollow/engine';
import { dealtFrom, LogPlayer, rerun } from '@hollow/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stateFingerprint } from '../src/games/fingerprint.ts';
import { BotClient } from './bot-client.ts';
import { Device } from './client.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { type ServerProcess, spawnServer } from './process.ts';
import { scratch, startServer } from './serving.ts';

const FULL = process.env.HOLLOW_TEST === 'full';
/** How often the server is killed; HOLLOW_KILLS asks for another number. */
const KILLS = Number(process.env.HOLLOW_KILLS ?? (FULL ? 50 : 2));
const GAMES = FULL ? 200 : KILLS + 1;
/** Acknowledged messages between two kills, on average. */
const BETWEEN = FULL ? 250 : 20;
/** Whoever plays to win gets to the end by the rules, as every second table does here. The others play at random and call it a draw early. */
const playsToWin = (number: number): boolean => FULL && number % 2 === 0;
const lastRound = (number: number): number => (playsToWin(number) ? 60 : 4);
const engine = new Engine([secondEdition]);
const ENV = { HOLLOW_PAUSE: '0' };

/** A game of three seats, every fourth with a bot of the server, begun. */
async function beginGame(port: number, number: number): Promise<{ game: string; devices: readonly Device[] }> {
  const host = new Device(port);
  const { body } = await host.call('POST', '/api/games', { name: 'Person 0', seats: 3 });
  const game = String(body.game);
  const devices = [host];
  const people = number % 4 === 0 ? 2 : 3;
  for (let seat = 1; seat < people; seat++) {
    const device = new Device(port);
    await device.call('POST', `/api/games/${game}/join`, { name: `Person ${seat}` });
    const line = await device.sit(game, seat);
    await line.send({ t: 'me', ready: true });
    line.close();
    devices.push(device);
  }
  const line = await host.sit(game, 0);
  if (people < 3)
    await line.send({ t: 'host', do: { what: 'bot', seat: 2, kind: playsToWin(number) ? 'normal' : 'random' } });
  expect(await line.send({ t: 'host', do: { what: 'start' } })).toMatchObject({ t: 'done' });
  line.close();
  return { game, devices };
}

interface Played {
  readonly clients: readonly BotClient[];
  readonly kills: number;
}

/** All games at once, while the server is killed at random moments and started again at the same address. */
async function playThroughKills(args: readonly string[]): Promise<Played> {
  const pick = picker(`kills ${args[0]}`);
  let server: ServerProcess = await spawnServer(args, ENV);
  const { port } = server;
  let acknowledged = 0;
  let next = pick(2 * BETWEEN);
  let wanted: (() => void) | null = null;
  const onAcknowledged = (): void => {
    acknowledged++;
    if (acknowledged >= next) wanted?.();
  };
  const clients: BotClient[] = [];
  for (let number = 0; number < GAMES; number++) {
    const { game, devices } = await beginGame(port, number);
    for (const [seat, device] of devices.entries()) {
      const seed = `${number}/${seat}`;
      const bot = playsToWin(number) ? { bot: quickBot(engine, seed) } : {};
      clients.push(new BotClient({ device, game, seat, seed, lastRound: lastRound(number), onAcknowledged, ...bot }));
    }
  }
  let over = false;
  const played = Promise.all(clients.map((client) => client.play())).finally(() => {
    over = true;
    wanted?.();
  });
  let kills = 0;
  while (kills < KILLS && !over) {
    if (acknowledged < next)
      await new Promise<void>((resolve) => {
        wanted = resolve;
      });
    if (over) break;
    await new Promise((resolve) => setTimeout(resolve, pick(50)));
    await server.kill('SIGKILL');
    kills++;
    server = await spawnServer([...args, '--port', String(port)], ENV);
    next = acknowledged + 1 + pick(2 * BETWEEN);
  }
  await played;
  await server.kill('SIGTERM');
  return { clients, kills };
}

/** What the store holds: every acknowledged answer, every game over, every hash that of the same answers without a break. */
async function checkStore(where: { data: string; database?: string }, { clients }: Played): Promise<Tally> {
  const server = await startServer({ ...where, logLevel: 'error' });
  const tally: Tally = { games: 0, answers: 0, byRules: 0, byDraw: 0 };
  try {
    for (const game of new Set(clients.map((client) => client.game))) {
      const stored = await server.node.store.game(game);
      const rows = await server.node.store.rows(game, 0, 99_999);
      expect(stored?.phase).toBe('over');
      expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, i) => i + 1));
      const kept = new Map(rows.map((row) => [row.mid, row.body.answer]));
      for (const client of clients.filter((each) => each.game === game))
        for (const [id, { decision, option }] of client.acknowledged) {
          expect(kept.get(`${client.seat}:${id}`)).toMatchObject({ decision, option });
          tally.answers++;
        }
      const { game: position, table } = await server.node.games.moment(game);
      if (position === null) throw new Error('no game');
      let last = null;
      for (const step of rerun(
        new LogPlayer(position.engine, dealtFrom(table, stored?.seed ?? ''), stateFingerprint),
        rows,
      )) {
        expect(step.same).toBe(true);
        last = step;
      }
      expect(last?.row.seq).toBe(rows.length);
      expect(position.engine.serialise(position.state)).toBe(last?.state && position.engine.serialise(last.state));
      expect(position.state.outcome).not.toBeNull();
      // What reached a client, welcome and changes put together, is what its seat may see and nothing else.
      for (const client of clients.filter((each) => each.game === game)) {
        const whole = position.engine.view(position.state, client.seat);
        const { known, backs, buried, lookers, ...view } = whole;
        expect(client.last).toEqual(JSON.parse(JSON.stringify(client.knows ? whole : view)));
      }
      tally.games++;
      tally[rows.at(-1)?.kind === 'end' ? 'byDraw' : 'byRules']++;
    }
  } finally {
    await server.close();
  }
  return tally;
}

interface Tally {
  games: number;
  answers: number;
  byRules: number;
  byDraw: number;
}

async function run(args: readonly string[], where: { data: string; database?: string }): Promise<void> {
  const started = performance.now();
  const played = await playThroughKills(args);
  const tally = await checkStore(where, played);
  const sum = (of: (client: BotClient) => number): number => played.clients.reduce((n, client) => n + of(client), 0);
  const [broken, repeated] = [sum((client) => client.broken), sum((client) => client.repeated)];
  console.log(
    JSON.stringify({ ...tally, kills: played.kills, broken, repeated, seconds: (performance.now() - started) / 1000 }),
  );
  expect(played.kills).toBe(KILLS);
  expect(tally.games).toBe(GAMES);
  // The kills were felt: lines broke, and acknowledgements were lost and asked for again.
  expect(broken).toBeGreaterThan(KILLS);
}

describe('games while the server is killed again and again lose nothing', () => {
  test('on SQLite', async () => {
    const { folder, remove } = scratch();
    await run(['--data', folder], { data: folder });
    remove();
  }, 7_200_000);

  describe('on PostgreSQL', () => {
    let postgres: TestPostgres;
    beforeAll(async () => {
      postgres = await startPostgres();
    });
    afterAll(async () => {
      await postgres.stop();
    });
    test('as well', async () => {
      const database = await postgres.database();
      await run(['--database', database], { data: '', database });
    }, 7_200_000);
  });
});
