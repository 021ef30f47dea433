import type { ClientState } from '@hollow/protocol';
import type { LogRow, Moment } from '@hollow/table';
import type { Games } from '../games/games.ts';
import type { GameStore } from '../store/games.ts';
import type { Logger } from '../telemetry/log.ts';
import { Channel } from './channel.ts';
import type { ClientStateSources, ViewKey } from './client-state.ts';
import { DelayedGame } from './delayed-game.ts';

export interface JoinRequest extends ViewKey {
  /** Milliseconds by which the game is seen later. */
  readonly delay: number;
}

/** A place in the audience; `state` and `n` are as they were when it was taken. */
export interface Membership {
  readonly state: ClientState;
  readonly n: number;
  readonly moment: Moment;
  readonly leave: () => void;
}

export interface AudienceOptions {
  readonly games: Games;
  readonly store: GameStore;
  readonly sources: ClientStateSources;
  readonly now: () => number;
  readonly log: Logger;
}

/** All who look at one game over this node, as seats or as watchers. */
export class Audience {
  readonly #options: AudienceOptions;
  readonly #channels = new Map<
    string,
    { readonly channel: Promise<Channel>; readonly delay: number; members: number }
  >();
  /** By delay: the game for those who see it later. */
  readonly #delayed = new Map<number, Promise<DelayedGame>>();
  readonly #watchers = new Set<(rows: readonly LogRow[]) => void>();
  readonly #deletionListeners = new Set<() => void>();
  #moment: Moment;
  readonly #stop: () => void;

  private constructor(options: AudienceOptions, moment: Moment, stop: () => void) {
    this.#options = options;
    this.#moment = moment;
    this.#stop = stop;
  }

  static async open(game: string, options: AudienceOptions): Promise<Audience> {
    const early: { moment: Moment; rows: readonly LogRow[] }[] = [];
    let audience: Audience | null = null;
    const { moment, stop } = await options.games.listen(game, {
      onChange(next, rows) {
        if (audience === null) early.push({ moment: next, rows });
        else audience.#onChange(next, rows);
      },
      onDelete() {
        if (audience !== null) for (const listener of [...audience.#deletionListeners]) listener();
      },
    });
    audience = new Audience(options, moment, stop);
    for (const change of early) audience.#onChange(change.moment, change.rows);
    return audience;
  }

  get moment(): Moment {
    return this.#moment;
  }

  /** How many there are who see something different: so often a change is worked out. */
  get eyes(): number {
    return this.#channels.size;
  }

  #onChange(moment: Moment, rows: readonly LogRow[]): void {
    this.#moment = moment;
    for (const { channel, delay } of this.#channels.values())
      if (delay === 0) this.#with(channel, (ready) => ready.update(moment, rows));
    for (const delayed of this.#delayed.values()) delayed.then((ready) => ready.goOn()).catch(this.#onFailure);
    for (const watcher of [...this.#watchers]) watcher(rows);
  }

  readonly #onFailure = (error: unknown): void =>
    this.#options.log.error({ err: error, game: this.#moment.table.id }, 'telling a change failed');

  /** What fails at one channel does not touch the others. A channel that could not be opened is dropped by whoever wanted it. */
  #with(channel: Promise<Channel>, tell: (ready: Channel) => void): void {
    channel.then(tell).catch(this.#onFailure);
  }

  /** Somebody came or went: the table looks different. */
  refresh(): void {
    for (const { channel } of this.#channels.values()) this.#with(channel, (ready) => ready.refresh());
  }

  /** Is told of the rows of every change, until the returned function is called. */
  watch(watcher: (rows: readonly LogRow[]) => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Is called when the game has been deleted. */
  onDelete(listener: () => void): () => void {
    this.#deletionListeners.add(listener);
    return () => this.#deletionListeners.delete(listener);
  }

  /** What the viewer holds now; from now on `send` gets every step. */
  async join(request: JoinRequest, send: (text: string) => void): Promise<Membership> {
    const name = `${request.viewer} ${request.lang} ${request.known} ${request.delay}`;
    const found = this.#channels.get(name) ?? { channel: this.#open(request), delay: request.delay, members: 0 };
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
      void this.#closeDelayed(request.delay, channel);
    };
    // Read at the same instant as the member was added: no step is missed, none comes twice.
    return { state: channel.state, n: channel.n, moment: channel.moment, leave };
  }

  async #open({ delay, ...key }: JoinRequest): Promise<Channel> {
    const { sources } = this.#options;
    if (delay === 0) return new Channel(key, sources, this.#moment);
    const opened = this.#delayed.get(delay) ?? this.#openDelayed(delay);
    return (await opened).add((moment) => new Channel(key, sources, moment));
  }

  #openDelayed(delay: number): Promise<DelayedGame> {
    const { store, now } = this.#options;
    const present = (): Moment => this.#moment;
    const opened = DelayedGame.open({ store, now, delay, present, onFailure: this.#onFailure });
    this.#delayed.set(delay, opened);
    // The next who comes opens it anew; whoever came now is told.
    opened.catch(() => this.#delayed.delete(delay));
    return opened;
  }

  /** Nobody looks through the channel any more. */
  async #closeDelayed(delay: number, channel: Channel): Promise<void> {
    const delayed = await this.#delayed.get(delay);
    delayed?.remove(channel);
    if (delayed?.isEmpty !== true) return;
    this.#delayed.delete(delay);
    delayed.close();
  }

  close(): void {
    for (const delayed of this.#delayed.values()) delayed.then((opened) => opened.close()).catch(() => undefined);
    this.#stop();
  }
}
