import type { Audiences } from '../audience/audiences.ts';
import type { Config } from '../config/config.ts';
import type { ContentCache } from '../content/content-cache.ts';
import type { Games } from '../games/games.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { Semaphore } from '../limits/semaphore.ts';
import type { Notices } from '../notices/notices.ts';
import type { Presence } from '../presence/presence.ts';
import type { Playbacks } from '../replay/playbacks.ts';
import type { Scheduler } from '../scheduler/scheduler.ts';
import type { Db } from '../store/database.ts';
import type { GameStore } from '../store/games.ts';
import type { StoreHealth } from '../store/health.ts';
import type { MemoryStore } from '../store/memory.ts';
import type { NoticeStore } from '../store/notices.ts';
import type { PeopleStore } from '../store/people.ts';
import type { SeatStore } from '../store/seats.ts';
import type { Logger } from '../telemetry/log.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { TaskTracker } from './task-tracker.ts';

/** A client that is connected to this process. */
export interface OpenConnection {
  /** Tells the client to come back, and hangs up: the server is going down. */
  closeForRestart(): void;
}

/** One server process: its store, its games, who acts for bots. */
export interface ServerNode {
  readonly name: string;
  readonly config: Config;
  readonly log: Logger;
  readonly now: () => number;
  readonly db: Db;
  readonly store: GameStore;
  readonly seats: SeatStore;
  readonly memory: MemoryStore;
  readonly content: ContentCache;
  readonly games: Games;
  readonly presence: Presence;
  readonly audiences: Audiences;
  readonly scheduler: Scheduler;
  readonly limits: RateLimits;
  readonly playbacks: Playbacks;
  /** Long work goes through here, one after the other. */
  readonly longWork: Semaphore;
  readonly notices: Notices;
  readonly noticeStore: NoticeStore;
  readonly metrics: Metrics;
  readonly health: StoreHealth;
  /** Messages that are being answered. */
  readonly tasks: TaskTracker;
  readonly people: PeopleStore;
  readonly connections: Set<OpenConnection>;
  close(): Promise<void>;
}
