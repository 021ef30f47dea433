import { Room, type RoomOptions } from './room.ts';

/** The games that somebody on this node looks at. */
export class Rooms {
  readonly #options: RoomOptions;
  readonly #open = new Map<string, { readonly room: Promise<Room>; users: number }>();

  constructor(options: RoomOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#open.size;
  }

  /** The room of a game, held open until `leave`. */
  async enter(game: string): Promise<{ readonly room: Room; readonly leave: () => void }> {
    const { presence } = this.#options.maker;
    const found = this.#open.get(game) ?? { room: this.#enter(game), users: 0 };
    this.#open.set(game, found);
    found.users++;
    let entered: Room | null = null;
    const leave = (): void => {
      if (--found.users > 0) return;
      this.#open.delete(game);
      presence.forget(game);
      entered?.close();
    };
    try {
      entered = await found.room;
      return { room: entered, leave };
    } catch (error) {
      leave();
      throw error;
    }
  }

  async #enter(game: string): Promise<Room> {
    await this.#options.maker.presence.lookElsewhere([game]);
    return await Room.open(game, this.#options);
  }

  /** Somebody came or went. */
  async refresh(game: string): Promise<void> {
    // A room that could not be opened is told of where it was wanted.
    (await this.#open.get(game)?.room.catch(() => null))?.refresh();
  }

  /** Somebody may have come or gone on another node: at one game, or at any that is open here. */
  async lookElsewhere(game?: string): Promise<void> {
    const looked = game === undefined ? this.games : this.games.filter((open) => open === game);
    for (const changed of await this.#options.maker.presence.lookElsewhere(looked)) await this.refresh(changed);
  }

  /** The games that are open here. */
  get games(): readonly string[] {
    return [...this.#open.keys()];
  }
}
