import {
  absentAt,
  answerBeforehand,
  type Duty,
  deadlineOf,
  dutyAt,
  earliest,
  endGivingUp,
  endWithoutWinner,
  isDueNow,
  type Moment,
  note,
  type OnBehalf,
  onlyBots,
  personsWaitedFor,
  RefusedError,
  restsUntil,
  stopWaitingForWords,
  substituteAbsent,
  TABLE,
  type WordSurroundings,
} from '@hollow/table';
import type { BotPool } from '../bots/pool.ts';
import type { ContentCache } from '../content/content-cache.ts';
import { type Games, LEASE } from '../games/games.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import { seatAwayFor } from '../presence/absence.ts';
import type { Presence } from '../presence/presence.ts';
import { StoreFailure } from '../store/errors.ts';
import type { GameStore } from '../store/games.ts';
import type { SeatStore } from '../store/seats.ts';
import type { Logger } from '../telemetry/log.ts';
import { BotAnswers, seatNote } from './bot-answers.ts';

export interface SchedulerOptions {
  readonly games: Games;
  readonly store: GameStore;
  readonly content: ContentCache;
  readonly pool: BotPool;
  readonly presence: Presence;
  readonly limits: RateLimits;
  readonly seats: SeatStore;
  readonly log: Logger;
  readonly node: string;
  readonly now: () => number;
  /** A beat of the scenes that bots wait for, in milliseconds. */
  readonly pause: number;
  /** What a game at this table needs to begin. */
  readonly prepareStart: WordSurroundings['prepareStart'];
}

/** How often it looks for games that nobody tends, in milliseconds. */
const POLL = 500;
/** How long it leaves a store that has failed in peace, in milliseconds. */
const AGAIN = 2000;
/** The longest that a timer can wait, in milliseconds. */
const LONGEST = 2 ** 31 - 1;
/** Games that are taken over at once. */
const MOST = 200;

/** Acts for those who are no persons: bots, and whoever's time is up. It may be asked twice, or on two nodes at once: the second comes to nothing. */
export class Scheduler {
  readonly #options: SchedulerOptions;
  readonly #answers: BotAnswers;
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** Games that are tended now, and until when others leave them to this node. */
  readonly #busy = new Map<string, number>();
  readonly #again = new Set<string>();
  #poll: ReturnType<typeof setInterval> | undefined;
  #claiming = false;
  #claimFailed = false;
  #closed = false;

  constructor(options: SchedulerOptions) {
    this.#options = options;
    this.#answers = new BotAnswers(options);
  }

  start(): void {
    this.#poll = setInterval(() => {
      if (!this.#claiming) void this.#claim();
    }, POLL);
    void this.#claim();
  }

  close(): void {
    this.#closed = true;
    this.#answers.close();
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
    this.#claiming = true;
    try {
      await this.#keepLeases();
      for (let found = MOST; found === MOST && !this.#closed; ) {
        const claimed = await store.claimDue(node, now(), now() + LEASE, MOST);
        for (const game of claimed) void this.#tend(game);
        found = claimed.length;
      }
      this.#claimFailed = false;
    } catch (error) {
      // Once, and not as often as it is tried.
      if (!this.#closed && !this.#claimFailed) log.error({ err: error }, 'looking for games that are due failed');
      this.#claimFailed = true;
    } finally {
      this.#claiming = false;
    }
  }

  /** A bot may think for longer than a lease lasts, and wait for a thread before that: meanwhile others go on leaving the game to this node. */
  async #keepLeases(): Promise<void> {
    const { store, node, now } = this.#options;
    const ending = [...this.#busy].filter(([, until]) => until - now() < LEASE / 2).map(([game]) => game);
    if (ending.length === 0) return;
    const until = now() + LEASE;
    await store.keepLeases(node, ending, until);
    for (const game of ending) if (this.#busy.has(game)) this.#busy.set(game, until);
  }

  /** The last device of a seat has gone, perhaps. */
  async onDeparture(game: string, seat: number): Promise<void> {
    const { games, presence, log } = this.#options;
    if (this.#closed || presence.isHere(game, seat)) return;
    try {
      const moment = await games.moment(game);
      if (isDueNow(moment)) {
        // What somebody else has to do is promised already; where nobody looks any more it is done at once.
        if (presence.isLookedAt(game)) return;
        this.#answers.onUnwatched(moment);
        await this.#lookAt(moment, this.#options.now());
        return;
      }
      if (!moment.table.paused && personsWaitedFor(moment).includes(seat)) await this.#lookAgain(moment);
    } catch (error) {
      if (!this.#closed && !(error instanceof RefusedError))
        log.error({ err: error, game }, 'noting an absence failed');
    }
  }

  /** Somebody looks at the game again. One of bots alone had stopped while nobody did. */
  onArrival(game: string, { table }: Moment): void {
    if (table.phase === 'playing' && onlyBots(table)) void this.#tend(game);
  }

  async #tend(game: string): Promise<void> {
    if (this.#closed) return;
    if (this.#busy.has(game)) {
      this.#again.add(game);
      return;
    }
    this.#busy.set(game, this.#options.now() + LEASE);
    try {
      const moment = await this.#options.games.moment(game);
      await this.#do(moment, dutyAt(moment, this.#options.now()));
    } catch (error) {
      if (!this.#closed && !(error instanceof RefusedError))
        this.#options.log.error({ err: error, game }, 'a bot could not act');
      if (error instanceof RefusedError && error.code === 'other-version') await this.#leaveAlone(game);
      // The store may be back soon.
      if (error instanceof StoreFailure) this.schedule(game, this.#options.now() + AGAIN);
    } finally {
      this.#busy.delete(game);
      if (this.#again.delete(game)) void this.#tend(game);
    }
  }

  /** Another version plays it: nothing is to be done here. */
  async #leaveAlone(game: string): Promise<void> {
    const { store, node, log } = this.#options;
    try {
      const version = await store.version(game);
      if (version !== null) await store.setDue(game, version, { at: null, node, until: 0 });
    } catch (error) {
      log.error({ err: error, game }, 'leaving a game to another version failed');
    }
  }

  async #do(moment: Moment, duty: Duty): Promise<void> {
    switch (duty.kind) {
      case 'rest':
        return await this.#rest(moment);
      case 'end-too-long':
        return await this.#end(moment);
      case 'bot':
        return await this.#playBot(moment, duty.seat);
      case 'standing':
        return await this.#answerBeforehand(moment, duty.seat);
      case 'time-up':
        return await this.#answerInTime(moment, duty.seat);
      case 'stop-waiting-for-words':
        return await this.#beginWithoutSilent(moment);
      case 'give-up':
        return await this.#giveUp(moment, duty.seat);
      case 'look-for-absent':
        return await this.#replaceAbsent(moment);
    }
  }

  /** Nothing is to be done until something changes, or the time of a seat is over. */
  async #rest(moment: Moment): Promise<void> {
    await this.#lookAt(moment, restsUntil(moment));
  }

  async #lookAt({ table, version }: Moment, at: number | null): Promise<void> {
    const { store, node } = this.#options;
    await store.setDue(table.id, version, { at, node, until: at === null ? 0 : at + LEASE });
    this.schedule(table.id, at);
  }

  /** Devices that have not opened their words in time are left out. */
  async #beginWithoutSilent({ table }: Moment): Promise<void> {
    const { games, now, prepareStart } = this.#options;
    const around = { prepareStart, awayFor: (seat: number) => seatAwayFor(this.#options, table.id, seat) };
    const act = { seat: table.host, mid: null, at: now() };
    await games.act(table.id, (present) => stopWaitingForWords(present, act, around));
  }

  /** Nobody has objected in time. */
  async #giveUp({ table }: Moment, seat: number): Promise<void> {
    const { games, now } = this.#options;
    const away = await seatAwayFor(this.#options, table.id, seat);
    await games.act(table.id, (present) => endGivingUp(present, { seat, mid: null, at: now() }, seat, away));
  }

  async #end({ table }: Moment): Promise<void> {
    const { games, now } = this.#options;
    const act = { seat: table.host, mid: null, at: now() };
    await games.act(table.id, (present) => endWithoutWinner(present, act, 'too-long'));
  }

  async #playBot(moment: Moment, seat: number): Promise<void> {
    if (await this.#isAsleep(moment)) return;
    await this.#answers.play(moment, seat);
  }

  /** Bots alone, and nobody who looks at them: the game waits until somebody does. */
  async #isAsleep(moment: Moment): Promise<boolean> {
    const { table } = moment;
    if (!onlyBots(table)) return false;
    const { presence } = this.#options;
    await presence.lookElsewhere([table.id]);
    if (presence.isLookedAt(table.id)) return false;
    await this.#rest(moment);
    return true;
  }

  async #answerBeforehand(moment: Moment, seat: number): Promise<void> {
    const answered = answerBeforehand(moment, seat);
    if (answered === null) return;
    const item = { ...seatNote('standing', moment, seat), only: [seat] };
    const onBehalf: OnBehalf = { by: 'standing', items: [item] };
    const { decision, option } = answered;
    if (option === 'bot') await this.#answers.answer(moment, seat, onBehalf);
    else await this.#answers.answerAs(moment, { seat, decision, option, onBehalf });
  }

  /** The time of the seat is up: a bot answers for it. The host's throws the dice of the table. */
  async #answerInTime(moment: Moment, seat: number): Promise<void> {
    const isTable = seat === TABLE;
    const item = isTable ? note('time-up-dice', {}) : seatNote('time-up', moment, seat);
    await this.#answers.answer(moment, isTable ? moment.table.host : seat, { by: 'clock', items: [item] });
  }

  /** A bot takes the seat of everybody who is waited for and has been away for too long. */
  async #replaceAbsent(moment: Moment): Promise<void> {
    const { games, presence, now } = this.#options;
    const { id } = moment.table;
    await presence.lookElsewhere([id]);
    for (const seat of personsWaitedFor(moment)) {
      const at = absentAt(moment, presence.leftAt(id, seat));
      if (at === null || presence.isHere(id, seat) || at > now()) continue;
      await games.act(id, (present) => substituteAbsent(present, { seat, mid: null, at: now() }));
      return;
    }
    await this.#lookAgain(moment);
  }

  /** When somebody who is away now would have been away for too long; whoever is here is looked at again after the same time. */
  async #lookAgain(moment: Moment): Promise<void> {
    const { presence, now } = this.#options;
    const { id } = moment.table;
    const times = personsWaitedFor(moment).map((seat) =>
      absentAt(moment, presence.isHere(id, seat) ? now() : presence.leftAt(id, seat)),
    );
    await this.#lookAt(moment, earliest(restsUntil(moment), deadlineOf(moment), ...times));
  }
}
