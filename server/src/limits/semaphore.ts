import { RefusedError } from '@hollow/table';

/** Lets in one at a time; a few may wait, fewer of them from one address, the rest is refused. For work that is long and runs where everybody else's does. */
export class Semaphore {
  readonly #most: number;
  readonly #each: number;
  readonly #places = new Map<string, number>();
  #waiting = 0;
  #tail: Promise<unknown> = Promise.resolve();

  constructor(most: number, each = most) {
    this.#most = most;
    this.#each = each;
  }

  async run<T>(who: string, work: () => Promise<T>): Promise<T> {
    const own = this.#places.get(who) ?? 0;
    if (this.#waiting >= this.#most || own >= this.#each)
      throw new RefusedError('too-fast', 'the server is busy: try again in a moment');
    this.#waiting++;
    this.#places.set(who, own + 1);
    const done = this.#tail.then(work, work);
    this.#tail = done.catch(() => undefined);
    try {
      return await done;
    } finally {
      this.#waiting--;
      const left = (this.#places.get(who) ?? 1) - 1;
      if (left > 0) this.#places.set(who, left);
      else this.#places.delete(who);
    }
  }
}
