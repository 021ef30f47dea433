import type { Games } from '../game/games.ts';
import type { Maker } from './channel.ts';
import { Room } from './room.ts';

/** The games that somebody on this node looks at. */
export class Rooms {
  readonly #games: Games;
  readonly #maker: Maker;
  readonly #open = new Map<string, Promise<Room>>();
  readonly #users = new Map<string, number>();

  constructor(games: Games, maker: Maker) {
    this.#games = games;
    this.#maker = maker;
  }

  /** The room of a game, held open until `leave`. */
  async enter(game: string): Promise<{ readonly room: Room; readonly leave: () => void }> {
    const opening = this.#open.get(game) ?? Room.open(game, this.#games, this.#maker);
    this.#open.set(game, opening);
    this.#users.set(game, (this.#users.get(game) ?? 0) + 1);
    try {
      const room = await opening;
      return { room, leave: () => this.#leave(game, room) };
    } catch (error) {
      this.#leave(game, null);
      throw error;
    }
  }

  #leave(game: string, room: Room | null): void {
    const left = (this.#users.get(game) ?? 1) - 1;
    if (left > 0) {
      this.#users.set(game, left);
      return;
    }
    this.#users.delete(game);
    this.#open.delete(game);
    room?.close();
  }

  /** Somebody came or went. */
  async refresh(game: string): Promise<void> {
    (await this.#open.get(game))?.refresh();
  }
}
