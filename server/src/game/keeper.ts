import { picker } from '@hollow/bots';
import type { BotPool } from '../bots/pool.ts';
import type { Log } from '../log.ts';
import type { GameStore } from '../store/games.ts';
import { substitute } from './away.ts';
import { absentAt, botToAnswer, personsWaitedFor } from './due.ts';
import { type Games, LEASE } from './games.ts';
import type { Library } from './library.ts';
import type { Moment } from './moment.ts';
import { answer, EngineFailure } from './play.ts';
import type { Presence } from './presence.ts';
import { Refused } from './refused.ts';

export interface KeeperOptions {
  readonly games: Games;
  readonly store: GameStore;
  readonly library: Library;
  readonly pool: BotPool;
  readonly presence: Presence;
  readonly log: Log;
  readonly node: string;
  readonly now: () => number;
}

const POLL = 2000;
/** The longest that a timer can wait, in milliseconds. */
const LONGEST = 2 ** 31 - 1;
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
    const wait = Math.max(0, Math.min(at - this.#options.now(), LONGEST));
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

  /** The last device of a seat has gone, perhaps. */
  async left(game: string, seat: number): Promise<void> {
    const { games, presence, log } = this.#options;
    if (this.#closed || presence.isHere(game, seat)) return;
    try {
      const moment = await games.moment(game);
      if (personsWaitedFor(moment).includes(seat)) await this.#lookAgain(moment);
    } catch (error) {
      if (!this.#closed && !(error instanceof Refused)) log.error({ err: error, game }, 'noting an absence failed');
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
      const moment = await this.#options.games.moment(game);
      const bot = botToAnswer(moment);
      if (bot !== null) await this.#botAnswers(moment, bot);
      else await this.#replaceAbsent(moment);
    } catch (error) {
      if (!this.#closed && !(error instanceof Refused))
        this.#options.log.error({ err: error, game }, 'a bot could not act');
    } finally {
      this.#busy.delete(game);
      if (this.#again.delete(game)) void this.#tend(game);
    }
  }

  /** A bot takes the seat of everybody who is waited for and has been away for too long. */
  async #replaceAbsent(moment: Moment): Promise<void> {
    const { games, presence, now } = this.#options;
    const { id } = moment.table;
    await presence.lookElsewhere([id]);
    for (const seat of personsWaitedFor(moment)) {
      const at = absentAt(moment, presence.leftAt(id, seat));
      if (at === null || presence.isHere(id, seat) || at > now()) continue;
      await games.act(id, (present) => substitute(present, { seat, mid: null, at: now() }));
      return;
    }
    await this.#lookAgain(moment);
  }

  /** When somebody who is away now would have been away for too long; who is here is looked at again after the same time. */
  async #lookAgain(moment: Moment): Promise<void> {
    const { store, presence, node, now } = this.#options;
    const { id } = moment.table;
    const times = personsWaitedFor(moment).flatMap((seat) => {
      const left = presence.isHere(id, seat) ? now() : presence.leftAt(id, seat);
      const at = absentAt(moment, left);
      return at === null ? [] : [at];
    });
    const at = times.length === 0 ? null : Math.min(...times);
    await store.setDue(id, moment.version, { at, node, until: at === null ? 0 : at + LEASE });
    this.schedule(id, at);
  }

  async #botAnswers(moment: Moment, seat: number): Promise<void> {
    if (moment.game === null) return;
    const { games, now, log } = this.#options;
    const { id } = moment.table;
    const { engine, state } = moment.game;
    const view = engine.view(state, seat);
    const [decision] = view.decisions;
    if (decision === undefined) return;
    const chosen = await this.#think(moment, seat, view, decision);
    // Where the rules fail on an answer, another one may go on.
    const options = [chosen, ...decision.options.map((_, i) => i).filter((option) => option !== chosen)];
    for (const option of options) {
      if (this.#closed) return;
      try {
        await games.act(id, (present) => answer(present, { seat, mid: null, at: now() }, decision.id, option, true));
        return;
      } catch (error) {
        if (!(error instanceof EngineFailure)) throw error;
        log.error({ err: error, game: id }, "the rules failed on a bot's answer");
      }
    }
  }

  async #think(
    { table, game, version }: Moment,
    seat: number,
    view: Parameters<BotPool['think']>[0]['view'],
    decision: Parameters<BotPool['think']>[0]['decision'],
  ): Promise<number> {
    if (game === null) return 0;
    const { library, pool, log } = this.#options;
    const seed = `${table.id}/${seat}/${version}`;
    try {
      return await pool.think({
        engine: game.engine,
        key: library.names(game.engine).join(),
        kind: table.seats[seat].bot ?? 'quick',
        seed,
        view,
        decision,
      });
    } catch (error) {
      // Nobody must wait for a bot that cannot think.
      if (!this.#closed) log.error({ err: error, game: table.id }, 'a bot failed and answers at random');
      return picker(seed)(decision.options.length);
    }
  }
}
