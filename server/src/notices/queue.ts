/** Calls that wait: a few at a time, each tried a few times, the newest alone of those to the same end, and no more of them than the queue holds. */

export interface QueueOptions {
  /** Milliseconds before the second try, the third …; there are no more tries than that. */
  readonly waits: readonly number[];
  /** At the same time. */
  readonly width: number;
  readonly most: number;
}

/** A call that succeeds, may succeed later, or never will. */
export type DeliveryResult = 'done' | 'later' | 'never';

export class Queue {
  readonly #options: QueueOptions;
  /** By what they are for. */
  readonly #waiting = new Map<string, { readonly work: () => Promise<DeliveryResult>; readonly tried: number }>();
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  #running = 0;
  #closed = false;

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#waiting.size + this.#timers.size + this.#running;
  }

  /** In place of what waits for the same end, and not before so many milliseconds have passed. False where the queue is full. */
  add(key: string, work: () => Promise<DeliveryResult>, wait = 0): boolean {
    clearTimeout(this.#timers.get(key));
    this.#timers.delete(key);
    if (this.#closed) return false;
    const isNext = this.#waiting.has(key);
    if (!isNext && this.#waiting.size + this.#timers.size >= this.#options.most) return false;
    if (wait > 0 && !isNext) this.#later(key, work, 0, wait);
    else this.#now(key, work, 0);
    return true;
  }

  #now(key: string, work: () => Promise<DeliveryResult>, tried: number): void {
    this.#waiting.set(key, { work, tried });
    this.#next();
  }

  #later(key: string, work: () => Promise<DeliveryResult>, tried: number, wait: number): void {
    const timer = setTimeout(() => {
      this.#timers.delete(key);
      this.#now(key, work, tried);
    }, wait);
    timer.unref();
    this.#timers.set(key, timer);
  }

  #next(): void {
    while (this.#running < this.#options.width) {
      const [first] = this.#waiting;
      if (first === undefined) return;
      const [key, { work, tried }] = first;
      this.#waiting.delete(key);
      this.#running++;
      void this.#try(key, work, tried);
    }
  }

  async #try(key: string, work: () => Promise<DeliveryResult>, tried: number): Promise<void> {
    const outcome = await work().catch((): DeliveryResult => 'later');
    this.#running--;
    const wait = this.#options.waits[tried];
    const isOld = this.#waiting.has(key) || this.#timers.has(key);
    if (outcome === 'later' && wait !== undefined && !this.#closed && !isOld) this.#later(key, work, tried + 1, wait);
    this.#next();
  }

  close(): void {
    this.#closed = true;
    this.#waiting.clear();
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }
}
