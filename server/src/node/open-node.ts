import { randomUUID } from 'node:crypto';
import { Audiences } from '../audience/audiences.ts';
import { BotPool } from '../bots/pool.ts';
import { homeAddresses } from '../config/addresses.ts';
import type { Config } from '../config/config.ts';
import { checkVapid } from '../config/vapid.ts';
import { ContentCache } from '../content/content-cache.ts';
import { OfferedPacks, packHash } from '../content/offered-packs.ts';
import { Games } from '../games/games.ts';
import { prepareStart } from '../games/prepare-start.ts';
import { RateLimits } from '../limits/rate-limits.ts';
import { Semaphore } from '../limits/semaphore.ts';
import { Notices } from '../notices/notices.ts';
import { Presence } from '../presence/presence.ts';
import { Playbacks } from '../replay/playbacks.ts';
import { Scheduler } from '../scheduler/scheduler.ts';
import { StoreFailure } from '../store/errors.ts';
import { type Logger, makeLog } from '../telemetry/log.ts';
import { Metrics } from '../telemetry/metrics.ts';
import { startChores } from './chores.ts';
import { openStores } from './open-stores.ts';
import { connectToPeers } from './peers.ts';
import type { OpenConnection, ServerNode } from './server-node.ts';
import { TaskTracker } from './task-tracker.ts';

/** How many may wait for long work, and how many of them from one address. */
const PLACES = 8;
const PLACES_EACH = 2;

/** A node takes over the tables of another that died: what most of them play is ready by then. */
function prepareForOthers(content: ContentCache, pool: BotPool): void {
  const packs = content.packs(content.offered.usual);
  pool.prepare(packs.map(packHash).join(), packs);
}

async function goodbye(log: Logger, leave: () => Promise<void>): Promise<void> {
  try {
    await leave();
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error;
    log.warn({ err: error }, 'the store was away at the end');
  }
}

export async function openNode(config: Config, now: () => number = Date.now): Promise<ServerNode> {
  if (config.vapid !== undefined) checkVapid(config.vapid);
  // Before anything is opened: a pack that cannot be played stops the server.
  const offered = new OfferedPacks(config.packs);
  const name = randomUUID();
  const connections = new Set<OpenConnection>();
  const metrics: Metrics = new Metrics({ games: () => games.size, connections: () => connections.size });
  const log = makeLog(config.logLevel, config.logTo, () => metrics.countError());
  const { elsewhere, packs, closeStore, ...stores } = await openStores(config, name, () => metrics.countFailedWrite());
  const { store, noticeStore, db } = stores;
  const content = new ContentCache(packs, offered);
  const pool = new BotPool({
    size: config.threads,
    limit: config.thinking,
    onThought: (ms) => metrics.observeThought(ms),
  });
  const presence = new Presence(now, elsewhere);
  const limits = new RateLimits(config.limits, now);
  const games: Games = new Games({
    store,
    content,
    node: name,
    now,
    pause: config.pause,
    isLookedAt: (game) => presence.isLookedAt(game),
    onDue: (game, at) => scheduler.schedule(game, at),
    onChange: (before, after, rows) => notices.onChange(before, after, rows),
  });
  const scheduler = new Scheduler({
    games,
    store,
    content,
    pool,
    presence,
    limits,
    seats: stores.seats,
    log,
    node: name,
    now,
    pause: config.pause,
    prepareStart: (table) => prepareStart({ content, store, memory: stores.memory, now, config }, table),
  });
  const notices = new Notices({
    store: noticeStore,
    content,
    presence,
    log,
    now,
    vapid: config.vapid ?? null,
    policy: { privateTargets: config.privateTargets },
    every: config.noticeEvery,
    address: config.publicAddress ?? (config.proxy > 0 ? null : (homeAddresses(config.host, config.port)[0] ?? null)),
    present: (game) => games.moment(game),
  });
  const audiences = new Audiences({ games, store, sources: { content, presence }, now, log });
  if (elsewhere !== null) prepareForOthers(content, pool);
  const peers = await connectToPeers(config.database, { games, audiences, elsewhere, presence, log });
  scheduler.start();
  const chores = startChores({ config, games, notices, db, log, now });
  return {
    ...stores,
    name,
    config,
    log,
    now,
    content,
    games,
    presence,
    audiences,
    scheduler,
    limits,
    playbacks: new Playbacks(store),
    longWork: new Semaphore(PLACES, config.limits === 0 ? PLACES : PLACES_EACH),
    notices,
    metrics,
    tasks: new TaskTracker(),
    connections,
    async close() {
      chores.stop();
      scheduler.close();
      notices.close();
      stores.health.close();
      await games.settle();
      await pool.close();
      // A database that is away keeps nobody from going: what was promised is taken over by others.
      await goodbye(log, async () => {
        await peers.close();
        await store.releaseLeases(name);
        await closeStore();
      });
    },
  };
}
