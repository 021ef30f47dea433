import type { BotPool } from '../bots/pool.ts';
import type { Log } from '../log.ts';
import type { GameStore } from '../store/games.ts';
import { botToAnswer } from './due.ts';
import { type Games, LEASE } from './games.ts';
import type { Library } from './library.ts';
import type { Moment } from './moment.ts';
import { answer } from './play.ts';
import { Refused } from './refused.ts';

export interface KeeperOptions {
  readonly games: Games;
  readonly store: GameStore;
  readonly library: Library;
  readonly pool: BotPool;
  readonly log: Log;
  readonly node: string;
  readonly now: () => number;
}

const POLL = 2000;
const MOST = 50;

/** Acts for those who are no persons: bots, and whoever's time is up. It may be asked twice, or on two nodes at once: the second comes to nothing. */
export class Keeper {
  readonly #options: KeeperOptions;
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #busy = new Set<string>();
  readonly #again = new Set<string>();
  #poll: ReturnType<typeof setInterval> | undefined;
  #closed = false;

  constructor(options: KeeperOptions) {
    this.#options = options;
  }

  start(): void {
    this.#poll = setInterval(() => void this.#claim(), POLL);
    void this.#claim();
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#poll);
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  /** Looks at the game at that time. */
  schedule(game: string, at: number | null): void {
    clearTimeout(this.#timers.get(game));
    this.#timers.delete(game);
    if (at === null || this.#closed) return;
    const wait = Math.max(0, Math.min(at - this.#options.now(), LEASE));
    this.#timers.set(
      game,
      setTimeout(() => {
        this.#timers.delete(game);
        void this.#tend(game);
      }, wait),
    );
  }

  /** Games whose node has gone. */
  async #claim(): Promise<void> {
    const { store, node, now, log } = this.#options;
    try {
      for (const game of await store.claimDue(node, now(), now() + LEASE, MOST)) void this.#tend(game);
    } catch (error) {
      if (!this.#closed) log.error({ err: error }, 'looking for games that are due failed');
    }
  }

  async #tend(game: string): Promise<void> {
    if (this.#closed) return;
    if (this.#busy.has(game)) {
      this.#again.add(game);
      return;
    }
    this.#busy.add(game);
    try {
      await this.#botAnswers(game);
    } catch (error) {
      if (!this.#closed && !(error instanceof Refused))
        this.#options.log.error({ err: error, game }, 'a bot could not answer');
    } finally {
      this.#busy.delete(game);
      if (this.#again.delete(game)) void this.#tend(game);
    }
  }

  async #botAnswers(game: string): Promise<void> {
    const { games, now } = this.#options;
    const moment = await games.moment(game);
    const seat = botToAnswer(moment);
    if (seat === null || moment.game === null) return;
    const { engine, state } = moment.game;
    const view = engine.view(state, seat);
    const [decision] = view.decisions;
    if (decision === undefined) return;
    const option = await this.#think(moment, seat, view, decision);
    if (this.#closed) return;
    await games.act(game, (present) => answer(present, { seat, mid: null, at: now() }, decision.id, option, true));
  }

  async #think(
    { table, game, version }: Moment,
    seat: number,
    view: Parameters<BotPool['think']>[0]['view'],
    decision: Parameters<BotPool['think']>[0]['decision'],
  ): Promise<number> {
    if (game === null) return 0;
    const { library, pool } = this.#options;
    return await pool.think({
      engine: game.engine,
      key: library.names(game.engine).join(),
      kind: table.seats[seat].bot ?? 'quick',
      seed: `${table.id}/${seat}/${version}`,
      view,
      decision,
    });
  }
}
