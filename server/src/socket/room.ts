import type { Games } from '../game/games.ts';
import type { Moment } from '../game/moment.ts';
import type { Row } from '../game/record.ts';
import { Channel, type ChannelKey, type Maker } from './channel.ts';

/** All connections of one game on this node. */
export class Room {
  readonly #maker: Maker;
  readonly #channels = new Map<string, Channel>();
  #moment: Moment;
  readonly #stop: () => void;

  private constructor(maker: Maker, moment: Moment, stop: () => void) {
    this.#maker = maker;
    this.#moment = moment;
    this.#stop = stop;
  }

  static async open(game: string, games: Games, maker: Maker): Promise<Room> {
    const early: { moment: Moment; rows: readonly Row[] }[] = [];
    let room: Room | null = null;
    const { moment, stop } = await games.listen(game, {
      changed(next, rows) {
        if (room === null) early.push({ moment: next, rows });
        else room.#changed(next, rows);
      },
    });
    room = new Room(maker, moment, stop);
    for (const change of early) room.#changed(change.moment, change.rows);
    return room;
  }

  get moment(): Moment {
    return this.#moment;
  }

  get isEmpty(): boolean {
    return this.#channels.size === 0;
  }

  #changed(moment: Moment, rows: readonly Row[]): void {
    this.#moment = moment;
    for (const channel of this.#channels.values()) channel.update(moment, rows);
  }

  /** Somebody came or went: the table looks different. */
  refresh(): void {
    this.#changed(this.#moment, []);
  }

  /** What a new connection is told first is read from the channel at the same moment as it joins. */
  join(key: ChannelKey, send: (text: string) => void): { readonly channel: Channel; readonly leave: () => void } {
    const name = `${key.viewer} ${key.lang} ${key.known}`;
    const channel = this.#channels.get(name) ?? new Channel(key, this.#maker, this.#moment);
    this.#channels.set(name, channel);
    const remove = channel.add(send);
    const leave = (): void => {
      remove();
      if (channel.isEmpty) this.#channels.delete(name);
    };
    return { channel, leave };
  }

  close(): void {
    this.#stop();
  }
}
