import { StoreFailure } from './errors.ts';

/** How what was written comes to the disk. */
export interface Flushing {
  /** Returns when all that was written before is on the disk. */
  flush(): Promise<void>;
  /** The same after a flush that failed: what the system holds in memory may never have been written, although it says so. */
  rescue(): Promise<void>;
}

/**
 * Makes changes durable that are written already: one flush of the disk at a time, for everything that was written before it began. Whoever writes meanwhile is
 * served by the next one, together with all others.
 */
export class GroupFlush {
  readonly #flushing: Flushing;
  #written = 0;
  #flushed = 0;
  #running: Promise<void> | null = null;
  #hasFailed = false;

  constructor(flushing: Flushing) {
    this.#flushing = flushing;
  }

  /** Something was written that is to be durable. */
  noteWrite(): void {
    this.#written++;
  }

  /** Returns when everything that was written until now is durable. Throws a StoreFailure where it cannot be made so; it is tried again for the next who asks. */
  async durable(): Promise<void> {
    const wanted = this.#written;
    while (this.#flushed < wanted) {
      this.#running ??= this.#flush();
      await this.#running;
    }
  }

  async #flush(): Promise<void> {
    const written = this.#written;
    try {
      await (this.#hasFailed ? this.#flushing.rescue() : this.#flushing.flush());
      this.#hasFailed = false;
      this.#flushed = written;
    } catch (error) {
      this.#hasFailed = true;
      throw new StoreFailure('what was written does not come to the disk', { cause: error });
    } finally {
      this.#running = null;
    }
  }
}
