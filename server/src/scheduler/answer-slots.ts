interface Held {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly leave: () => void;
}

/** Answers that have been found and wait for the end of their slot, by game. */
export class AnswerSlots {
  readonly #held = new Map<string, Held>();

  /** A slot of so many milliseconds begins now, and another whenever one is over: the returned function waits for the end of the one that is on then. */
  begin(game: string, length: number): () => Promise<void> {
    if (length <= 0) return async () => undefined;
    const from = performance.now();
    return () => this.#hold(game, length - ((performance.now() - from) % length));
  }

  #hold(game: string, time: number): Promise<void> {
    this.hurry(game);
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#held.set(game, { timer: setTimeout(() => this.hurry(game), time), leave: resolve });
    return promise;
  }

  /** Nobody is there any more from whom anything would have to be hidden. */
  hurry(game: string): void {
    const held = this.#held.get(game);
    if (held === undefined) return;
    this.#held.delete(game);
    clearTimeout(held.timer);
    held.leave();
  }

  close(): void {
    for (const game of [...this.#held.keys()]) this.hurry(game);
  }
}
