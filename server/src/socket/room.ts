import type { ClientState } from '@hollow/protocol';
import type { Games } from '../game/games.ts';
import type { Moment } from '../game/moment.ts';
import type { Row } from '../game/record.ts';
import type { Log } from '../log.ts';
import type { GameStore } from '../store/games.ts';
import { Channel } from './channel.ts';
import type { ChannelKey, Maker } from './held.ts';
import { momentAt } from './past.ts';

export interface Joining extends ChannelKey {
  /** Milliseconds by which the game is seen later. */
  readonly delay: number;
}

export interface Joined {
  readonly held: ClientState;
  readonly n: number;
  readonly moment: Moment;
  readonly leave: () => void;
}

export interface RoomOptions {
  readonly games: Games;
  readonly store: GameStore;
  readonly maker: Maker;
  readonly now: () => number;
  readonly log: Log;
}

/** All connections of one game on this node. */
export class Room {
  readonly #options: RoomOptions;
  readonly #channels = new Map<
    string,
    { readonly channel: Promise<Channel>; readonly delay: number; members: number }
  >();
  readonly #watchers = new Set<(rows: readonly Row[]) => void>();
  readonly #mourners = new Set<() => void>();
  #moment: Moment;
  readonly #stop: () => void;

  private constructor(options: RoomOptions, moment: Moment, stop: () => void) {
    this.#options = options;
    this.#moment = moment;
    this.#stop = stop;
  }

  static async open(game: string, options: RoomOptions): Promise<Room> {
    const early: { moment: Moment; rows: readonly Row[] }[] = [];
    let room: Room | null = null;
    const { moment, stop } = await options.games.listen(game, {
      changed(next, rows) {
        if (room === null) early.push({ moment: next, rows });
        else room.#changed(next, rows);
      },
      gone() {
        if (room !== null) for (const mourner of [...room.#mourners]) mourner();
      },
    });
    room = new Room(options, moment, stop);
    for (const change of early) room.#changed(change.moment, change.rows);
    return room;
  }

  get moment(): Moment {
    return this.#moment;
  }

  #changed(moment: Moment, rows: readonly Row[]): void {
    this.#moment = moment;
    for (const { channel, delay } of this.#channels.values())
      this.#with(channel, (ready) => {
        if (delay > 0) ready.updateLater(moment, rows, delay, this.#failed);
        else ready.update(moment, rows);
      });
    for (const watcher of [...this.#watchers]) watcher(rows);
  }

  readonly #failed = (error: unknown): void =>
    this.#options.log.error({ err: error, game: this.#moment.table.id }, 'telling a change failed');

  /** What fails at one channel is no matter of the others. One that could not be opened is let go by who wanted it. */
  #with(channel: Promise<Channel>, tell: (ready: Channel) => void): void {
    channel.then(tell).catch(this.#failed);
  }

  /** Somebody came or went: the table looks different. */
  refresh(): void {
    for (const { channel } of this.#channels.values()) this.#with(channel, (ready) => ready.refresh());
  }

  /** Is told of the rows of every change, until the returned function is called. */
  watch(watcher: (rows: readonly Row[]) => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Is called when the game has been deleted. */
  onGone(mourner: () => void): () => void {
    this.#mourners.add(mourner);
    return () => this.#mourners.delete(mourner);
  }

  /** What the viewer holds now; from now on `send` gets every step. */
  async join(joining: Joining, send: (text: string) => void): Promise<Joined> {
    const name = `${joining.viewer} ${joining.lang} ${joining.known} ${joining.delay}`;
    const found = this.#channels.get(name) ?? { channel: this.#open(joining), delay: joining.delay, members: 0 };
    this.#channels.set(name, found);
    found.members++;
    const forget = (): void => {
      if (this.#channels.get(name) === found) this.#channels.delete(name);
    };
    const channel = await found.channel.catch((error: unknown) => {
      // The next who comes opens it anew.
      forget();
      throw error;
    });
    const remove = channel.add(send);
    const leave = (): void => {
      remove();
      if (--found.members > 0) return;
      forget();
      channel.close();
    };
    // Read at the same instant as the member was added: no step is missed, none comes twice.
    return { held: channel.held, n: channel.n, moment: channel.moment, leave };
  }

  async #open({ delay, ...key }: Joining): Promise<Channel> {
    const { store, maker, now } = this.#options;
    if (delay === 0) return new Channel(key, maker, this.#moment);
    const present = this.#moment;
    const { moment, since } = await momentAt(store, present, now() - delay);
    const channel = new Channel(key, maker, moment);
    if (since.length > 0) {
      const wait = Math.max(0, since[since.length - 1].at + delay - now());
      channel.updateLater(present, since, wait, this.#failed);
    }
    return channel;
  }

  close(): void {
    for (const { channel } of this.#channels.values()) this.#with(channel, (ready) => ready.close());
    this.#stop();
  }
}
