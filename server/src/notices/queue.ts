/** Calls that wait: a few at a time, each tried a few times, and no more of them than the queue holds. */

export interface QueueOptions {
  /** Milliseconds before the second try, the third …; there are no more tries than that. */
  readonly waits: readonly number[];
  /** At the same time. */
  readonly width: number;
  readonly most: number;
}

/** A call that succeeds, may succeed later, or never will. */
export type Outcome = 'done' | 'later' | 'never';

export class Queue {
  readonly #options: QueueOptions;
  readonly #waiting: { readonly work: () => Promise<Outcome>; readonly tried: number }[] = [];
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  #running = 0;
  #closed = false;

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#waiting.length + this.#timers.size + this.#running;
  }

  /** False where the queue is full. */
  add(work: () => Promise<Outcome>, tried = 0): boolean {
    if (this.#closed || this.#waiting.length + this.#timers.size >= this.#options.most) return false;
    this.#waiting.push({ work, tried });
    this.#next();
    return true;
  }

  #next(): void {
    while (this.#running < this.#options.width) {
      const first = this.#waiting.shift();
      if (first === undefined) return;
      this.#running++;
      void this.#try(first.work, first.tried);
    }
  }

  async #try(work: () => Promise<Outcome>, tried: number): Promise<void> {
    const outcome = await work().catch((): Outcome => 'later');
    this.#running--;
    const wait = this.#options.waits[tried];
    if (outcome === 'later' && wait !== undefined && !this.#closed) {
      const timer = setTimeout(() => {
        this.#timers.delete(timer);
        this.add(work, tried + 1);
      }, wait);
      timer.unref();
      this.#timers.add(timer);
    }
    this.#next();
  }

  close(): void {
    this.#closed = true;
    this.#waiting.length = 0;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }
}
