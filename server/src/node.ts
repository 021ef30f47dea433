import { randomUUID } from 'node:crypto';
import { prune, tidy } from './admin/prune.ts';
import { BotPool } from './bots/pool.ts';
import type { Config } from './config.ts';
import { Games } from './game/games.ts';
import { Keeper } from './game/keeper.ts';
import { Library } from './game/library.ts';
import { Playbacks } from './game/playbacks.ts';
import { Presence } from './game/presence.ts';
import { Limits } from './limits/limits.ts';
import { Turnstile } from './limits/turnstile.ts';
import { type Log, makeLog } from './log.ts';
import { Metrics } from './metrics.ts';
import { meetOthers } from './neighbours.ts';
import { checkVapid, Notices } from './notices/notices.ts';
import { Rooms } from './socket/rooms.ts';
import { type Db, openDatabase } from './store/database.ts';
import { GameStore } from './store/games.ts';
import { StoreHealth } from './store/health.ts';
import { MemoryStore } from './store/memory.ts';
import { NoticeStore } from './store/notices.ts';
import { PackStore } from './store/packs.ts';
import { PeopleStore } from './store/people.ts';
import { PresenceStore } from './store/presence.ts';
import { SeatStore } from './store/seats.ts';
import { Work } from './work.ts';

/** One server process: its store, its games, who acts for bots. */
export interface Node {
  readonly name: string;
  readonly config: Config;
  readonly log: Log;
  readonly now: () => number;
  readonly db: Db;
  readonly store: GameStore;
  readonly seats: SeatStore;
  readonly memory: MemoryStore;
  readonly library: Library;
  readonly games: Games;
  readonly presence: Presence;
  readonly rooms: Rooms;
  readonly keeper: Keeper;
  readonly limits: Limits;
  readonly playbacks: Playbacks;
  /** Long work goes through here, one after the other. */
  readonly longWork: Turnstile;
  readonly notices: Notices;
  readonly noticeStore: NoticeStore;
  readonly metrics: Metrics;
  readonly health: StoreHealth;
  /** Messages that are being answered. */
  readonly work: Work;
  readonly people: PeopleStore;
  /** Says good-bye to every connection: the server is going down. */
  readonly farewells: Set<() => void>;
  close(): Promise<void>;
}

export async function openNode(config: Config, now: () => number = Date.now): Promise<Node> {
  if (config.vapid !== undefined) checkVapid(config.vapid);
  const name = randomUUID();
  const farewells = new Set<() => void>();
  const metrics: Metrics = new Metrics({ games: () => games.size, connections: () => farewells.size });
  const log = makeLog(config.logLevel, config.logTo, () => metrics.error());
  const opened = await openDatabase({ url: config.database, data: config.data });
  const health = new StoreHealth();
  const store = new GameStore(opened, (ok) => {
    if (!ok) metrics.failedWrite();
    health.note(ok);
  });
  const seats = new SeatStore(opened.db);
  const memory = new MemoryStore(opened.db);
  const library = new Library(new PackStore(opened.db));
  const pool = new BotPool({ size: config.threads, limit: config.thinking, onThought: (ms) => metrics.thought(ms) });
  const others = opened.kind === 'postgres' ? new PresenceStore(opened, name) : null;
  const presence = new Presence(now, others);
  const games: Games = new Games({
    store,
    library,
    node: name,
    now,
    pause: config.pause,
    onDue: (game, at) => keeper.schedule(game, at),
    onChange: (before, after, rows) => notices.changed(before, after, rows),
  });
  const keeper = new Keeper({ games, store, library, pool, presence, log, node: name, now });
  const noticeStore = new NoticeStore(opened.db);
  const caller = { privateTargets: config.privateTargets };
  const notices = new Notices({
    store: noticeStore,
    library,
    presence,
    log,
    now,
    vapid: config.vapid ?? null,
    caller,
    every: config.noticeEvery,
    present: (game) => games.moment(game),
  });
  const rooms = new Rooms({ games, store, maker: { library, presence }, now, log });
  // One process has the file: what an earlier one had promised to do is to be done now.
  if (opened.kind === 'sqlite') await store.releaseLeases(null);
  const neighbours = await meetOthers(config.database, { games, rooms, others, presence, log });
  keeper.start();
  const chores = startChores(config, { games, rooms, db: opened.db, log, now });
  return {
    name,
    config,
    log,
    now,
    db: opened.db,
    store,
    seats,
    memory,
    library,
    games,
    presence,
    rooms,
    keeper,
    limits: new Limits(config.limits, now),
    playbacks: new Playbacks(),
    longWork: new Turnstile(PLACES, config.limits === 0 ? PLACES : PLACES_EACH),
    notices,
    noticeStore,
    metrics,
    health,
    work: new Work(),
    farewells,
    people: new PeopleStore(opened.db),
    async close() {
      for (const chore of chores) clearInterval(chore);
      keeper.close();
      notices.close();
      await games.settled();
      await neighbours.close();
      await pool.close();
      await store.releaseLeases(name);
      await opened.db.destroy();
    },
  };
}

/** How many may wait for long work, and how many of them from one address. */
const PLACES = 8;
const PLACES_EACH = 2;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Browsers that hold nothing are forgotten after so long. */
const IDLE_DAYS = 90;

/** What is done now and then: games that were changed or deleted by hand are looked at, what is old is deleted. */
function startChores(
  { keepDays }: Config,
  { games, rooms, db, log, now }: Pick<Node, 'games' | 'rooms' | 'db' | 'log' | 'now'>,
): readonly ReturnType<typeof setInterval>[] {
  const look = (): void => {
    for (const game of rooms.games) games.wake(game, Number.POSITIVE_INFINITY).catch(() => undefined);
  };
  const clear = async (days: number): Promise<void> => {
    const before = now() - days * DAY;
    const pruned = await prune(db, { finishedBefore: before, abandonedBefore: before });
    log.info(pruned, 'old games deleted');
  };
  const complain = (error: unknown): void => log.error({ err: error }, 'deleting what is old failed');
  const sweep = (): void => void tidy(db, now() - IDLE_DAYS * DAY).catch(complain);
  sweep();
  const chores = [setInterval(look, MINUTE), setInterval(sweep, DAY)];
  if (keepDays !== null) {
    const clearOld = (): void => void clear(keepDays).catch(complain);
    clearOld();
    chores.push(setInterval(clearOld, 60 * MINUTE));
  }
  return chores;
}
