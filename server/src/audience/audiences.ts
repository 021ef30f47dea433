import { Audience, type AudienceOptions } from './audience.ts';

/** The games that somebody on this node looks at. */
export class Audiences {
  readonly #options: AudienceOptions;
  readonly #open = new Map<string, { readonly audience: Promise<Audience>; users: number }>();

  constructor(options: AudienceOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#open.size;
  }

  /** The audience of a game, held open until `leave`. */
  async enter(game: string): Promise<{ readonly audience: Audience; readonly leave: () => void }> {
    const { presence } = this.#options.sources;
    const found = this.#open.get(game) ?? { audience: this.#enter(game), users: 0 };
    this.#open.set(game, found);
    found.users++;
    let entered: Audience | null = null;
    const leave = (): void => {
      if (--found.users > 0) return;
      this.#open.delete(game);
      presence.forget(game);
      entered?.close();
    };
    try {
      entered = await found.audience;
      return { audience: entered, leave };
    } catch (error) {
      leave();
      throw error;
    }
  }

  async #enter(game: string): Promise<Audience> {
    await this.#options.sources.presence.lookElsewhere([game]);
    return await Audience.open(game, this.#options);
  }

  /** Somebody came or went. */
  async refresh(game: string): Promise<void> {
    // An audience that could not be opened is told of where it was wanted.
    (await this.#open.get(game)?.audience.catch(() => null))?.refresh();
  }

  /** Somebody may have come or gone on another node: at one game, or at any that is open here. */
  async lookElsewhere(game?: string): Promise<void> {
    const looked = game === undefined ? this.games : this.games.filter((open) => open === game);
    for (const changed of await this.#options.sources.presence.lookElsewhere(looked)) await this.refresh(changed);
  }

  /** The games that are open here. */
  get games(): readonly string[] {
    return [...this.#open.keys()];
  }
}
