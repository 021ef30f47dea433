import type { LogRow, Moment } from '@hollow/table';
import type { GameStore } from '../store/games.ts';
import type { Channel } from './channel.ts';
import { momentAfter, momentAt, rowAt } from './past.ts';

export interface DelayedGameOptions {
  readonly store: GameStore;
  readonly now: () => number;
  /** Milliseconds by which the game is seen later. */
  readonly delay: number;
  /** The game as it is. */
  readonly present: () => Moment;
  readonly onFailure: (error: unknown) => void;
}

/** Rows that are told in one go. */
const CHUNK = 100;
/** How long it leaves a store that has failed in peace, in milliseconds. */
const AGAIN = 2000;

/** A game for all who see it with the same delay. What they are still to see is read from the store when its time has come: kept is one moment, however much happens. */
export class DelayedGame {
  readonly #options: DelayedGameOptions;
  readonly #channels = new Set<Channel>();
  #moment: Moment;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isReading = false;
  #isClosed = false;

  private constructor(options: DelayedGameOptions, moment: Moment) {
    this.#options = options;
    this.#moment = moment;
  }

  static async open(options: DelayedGameOptions): Promise<DelayedGame> {
    const { store, now, delay, present } = options;
    const delayed = new DelayedGame(options, await momentAt(store, present(), now() - delay));
    delayed.goOn();
    return delayed;
  }

  /** A channel that is told from now on; it is made with the moment that all others have come to. */
  add(make: (moment: Moment) => Channel): Channel {
    const channel = make(this.#moment);
    this.#channels.add(channel);
    return channel;
  }

  remove(channel: Channel): void {
    this.#channels.delete(channel);
  }

  get isEmpty(): boolean {
    return this.#channels.size === 0;
  }

  /** Something has happened, and is to be told later. */
  goOn(): void {
    if (!this.#isReading && this.#timer === undefined) void this.#read();
  }

  /** Tells what has come of age, and waits for what comes next. */
  async #read(): Promise<void> {
    this.#timer = undefined;
    this.#isReading = true;
    let wait: number | null;
    try {
      await this.#tell();
      wait = await this.#untilNext();
    } catch (error) {
      this.#options.onFailure(error);
      wait = AGAIN;
    }
    this.#isReading = false;
    if (this.#isClosed) return;
    // Something may have happened while it was being looked for.
    if (wait === null && this.#moment.version < this.#options.present().version) wait = 0;
    if (wait !== null) this.#timer = setTimeout(() => void this.#read(), wait);
  }

  async #tell(): Promise<void> {
    const { store, now, delay, present: presently } = this.#options;
    const present = presently();
    const { version } = this.#moment;
    const seq = Math.min(await rowAt(store, present, now() - delay, version), version + CHUNK);
    if (seq === version) return;
    const rows = await store.rows(present.table.id, version, seq);
    const moment = await momentAfter(store, present, seq);
    if (this.#isClosed) return;
    this.#moment = moment;
    for (const channel of this.#channels) this.#update(channel, rows);
  }

  /** What fails at one channel does not touch the others. */
  #update(channel: Channel, rows: readonly LogRow[]): void {
    try {
      channel.update(this.#moment, rows);
    } catch (error) {
      this.#options.onFailure(error);
    }
  }

  /** Milliseconds until the next row may be seen; null where there is none. */
  async #untilNext(): Promise<number | null> {
    const { store, now, delay, present } = this.#options;
    const { table, version } = present();
    if (this.#moment.version >= version) return null;
    const at = await store.timeOf(table.id, this.#moment.version + 1);
    return at === null ? AGAIN : Math.max(0, at + delay - now());
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }
}
