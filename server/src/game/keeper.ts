import { picker } from '@hollow/bots';
import type { Decision, View } from '@hollow/engine';
import { type BotPool, TooSlow } from '../bots/pool.ts';
import type { Log } from '../log.ts';
import { type GameStore, StoreFailure } from '../store/games.ts';
import { substitute } from './away.ts';
import { deadline, outOfTime } from './clock.ts';
import { thrown } from './dice.ts';
import { absentAt, botToAnswer, earliest, isTooLong, onlyBots, personsWaitedFor } from './due.ts';
import { type Games, LEASE } from './games.ts';
import type { Library } from './library.ts';
import { type Moment, note } from './moment.ts';
import { answer, EngineFailure, type OnBehalf } from './play.ts';
import type { Presence } from './presence.ts';
import { Refused } from './refused.ts';
import { standingAnswer, standingToAnswer } from './standing.ts';
import { isPlayedByBot, type TableData } from './table.ts';
import { callOff } from './votes.ts';
import { TABLE } from './waiting.ts';

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

const namedArgs = ({ seats }: TableData, seat: number) => ({ seat, chair: seat + 1, name: seats[seat].name });

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
      // What somebody else has to do comes first, and is promised already.
      if (isTooLong(moment) || botToAnswer(moment) !== null || standingToAnswer(moment) !== null) return;
      if (!moment.table.paused && personsWaitedFor(moment).includes(seat)) await this.#lookAgain(moment);
    } catch (error) {
      if (!this.#closed && !(error instanceof Refused)) log.error({ err: error, game }, 'noting an absence failed');
    }
  }

  /** Somebody looks at the game again. One of bots alone had stopped while nobody did. */
  arrived(game: string, { table }: Moment): void {
    if (table.phase === 'playing' && onlyBots(table)) void this.#tend(game);
  }

  async #tend(game: string): Promise<void> {
    if (this.#closed) return;
    if (this.#busy.has(game)) {
      this.#again.add(game);
      return;
    }
    this.#busy.add(game);
    try {
      await this.#act(await this.#options.games.moment(game));
    } catch (error) {
      if (!this.#closed && !(error instanceof Refused))
        this.#options.log.error({ err: error, game }, 'a bot could not act');
      if (error instanceof Refused && error.code === 'other-version') await this.#leaveAlone(game);
      // There may be room again soon.
      if (error instanceof StoreFailure) this.schedule(game, this.#options.now() + POLL);
    } finally {
      this.#busy.delete(game);
      if (this.#again.delete(game)) void this.#tend(game);
    }
  }

  /** Another version plays it: nothing is to be done here. */
  async #leaveAlone(game: string): Promise<void> {
    const { store, node } = this.#options;
    const version = await store.version(game);
    if (version !== null) await store.setDue(game, version, { at: null, node, until: 0 });
  }

  /** The one thing that is to be done at the game now. */
  async #act(moment: Moment): Promise<void> {
    const { games, now } = this.#options;
    const { table } = moment;
    if (table.phase !== 'playing' || table.paused) {
      await this.#rest(moment);
      return;
    }
    if (isTooLong(moment)) {
      await games.act(table.id, (present) => callOff(present, { seat: table.host, mid: null, at: now() }, 'too-long'));
      return;
    }
    const bot = botToAnswer(moment);
    if (bot !== null) {
      if (await this.#isAsleep(moment)) return;
      if (!(await this.#steppedOut(moment))) await this.#answerFor(moment, bot, { by: 'bot' });
      return;
    }
    const beforehand = standingToAnswer(moment);
    if (beforehand !== null) {
      await this.#standing(moment, beforehand);
      return;
    }
    const late = outOfTime(moment, now());
    if (late === null) await this.#replaceAbsent(moment);
    else if (late === TABLE) await this.#answerFor(moment, table.host, { by: 'clock', items: [note('time-up-dice')] });
    else await this.#answerFor(moment, late, { by: 'clock', items: [note('time-up', namedArgs(table, late))] });
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

  /** Nothing is to be done until something changes. */
  async #rest({ table, version }: Moment): Promise<void> {
    const { store, node } = this.#options;
    await store.setDue(table.id, version, { at: null, node, until: 0 });
  }

  async #standing(moment: Moment, seat: number): Promise<void> {
    const answered = standingAnswer(moment, seat);
    if (answered === null) return;
    const item = { ...note('standing', namedArgs(moment.table, seat)), only: [seat] };
    const onBehalf: OnBehalf = { by: 'standing', items: [item] };
    const { decision, option } = answered;
    if (option === 'bot') await this.#answerFor(moment, seat, onBehalf);
    else await this.#give(moment, seat, decision, option, onBehalf);
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
    const at = earliest(deadline(moment), ...times);
    await store.setDue(id, moment.version, { at, node, until: at === null ? 0 : at + LEASE });
    this.schedule(id, at);
  }

  /** A bot does what stands beside the open question, whoever is asked. False where none wants to. */
  async #steppedOut(moment: Moment): Promise<boolean> {
    const { game, table } = moment;
    if (game === null) return false;
    for (const offer of game.engine.standing(game.state)) {
      if (!isPlayedByBot(table.seats[offer.seat])) continue;
      const view = game.engine.view(game.state, offer.seat);
      const { option } = await this.#think(moment, offer.seat, view, offer, true);
      if (option < 0) continue;
      await this.#give(moment, offer.seat, offer, option, { by: 'bot' });
      return true;
    }
    return false;
  }

  /** A bot answers what the seat is asked; dice that nobody types in are thrown. */
  async #answerFor(moment: Moment, seat: number, onBehalf: OnBehalf): Promise<void> {
    if (moment.game === null) return;
    const view = moment.game.engine.view(moment.game.state, seat);
    const [decision] = view.decisions;
    if (decision === undefined) return;
    if (decision.seat === TABLE) {
      await this.#give(moment, seat, decision, thrown(decision), onBehalf);
      return;
    }
    const { option, slow } = await this.#think(moment, seat, view, decision);
    const slowly = slow ? [note('bot-slow', namedArgs(moment.table, seat))] : [];
    await this.#give(moment, seat, decision, option, { ...onBehalf, items: [...slowly, ...(onBehalf.items ?? [])] });
  }

  async #give({ table }: Moment, seat: number, decision: Decision, chosen: number, onBehalf: OnBehalf): Promise<void> {
    const { games, now, log } = this.#options;
    // Where the rules fail on an answer, another one may go on.
    const options = [chosen, ...decision.options.map((_, i) => i).filter((option) => option !== chosen)];
    for (const option of options) {
      if (this.#closed) return;
      try {
        await games.act(table.id, (present) =>
          answer(present, { seat, mid: null, at: now() }, decision.id, option, onBehalf),
        );
        return;
      } catch (error) {
        if (!(error instanceof EngineFailure)) throw error;
        log.error({ err: error, game: table.id }, "the rules failed on a bot's answer");
      }
    }
  }

  async #think(
    { table, game, version }: Moment,
    seat: number,
    view: View,
    decision: Decision,
    beside = false,
  ): Promise<{ readonly option: number; readonly slow: boolean }> {
    if (game === null) return { option: 0, slow: false };
    const { library, pool, log } = this.#options;
    const who = `${table.id}/${seat}`;
    const seed = `${who}/${version}`;
    try {
      const key = library.names(game.engine).join();
      const kind = table.seats[seat].bot ?? 'quick';
      return {
        option: await pool.think({ who, engine: game.engine, key, kind, seed, view, decision, beside }),
        slow: false,
      };
    } catch (error) {
      // Nobody must wait for a bot that cannot think.
      if (!this.#closed) log.error({ err: error, game: table.id }, 'a bot failed and answers at random');
      const option = beside ? -1 : picker(seed)(decision.options.length);
      return { option, slow: error instanceof TooSlow };
    }
  }
}
