import { Refused } from '../game/refused.ts';

/** Lets in one at a time; a few may wait, the rest is refused. For work that is long and runs where everybody else's does. */
export class Turnstile {
  readonly #most: number;
  #waiting = 0;
  #tail: Promise<unknown> = Promise.resolve();

  constructor(most: number) {
    this.#most = most;
  }

  async pass<T>(work: () => Promise<T>): Promise<T> {
    if (this.#waiting >= this.#most) throw new Refused('too-fast', 'the server is busy: try again in a moment');
    this.#waiting++;
    const done = this.#tail.then(work, work);
    this.#tail = done.catch(() => undefined);
    try {
      return await done;
    } finally {
      this.#waiting--;
    }
  }
}
