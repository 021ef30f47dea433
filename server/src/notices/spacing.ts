import { LruCache } from '../cache/lru-cache.ts';

/** Whom it is remembered of that they were told. */
const REMEMBERED = 10_000;

/** Keeps time between notices of the same kind to the same end. */
export class NoticeSpacing {
  readonly #every: number;
  readonly #now: () => number;
  /** When the last one is or was sent. */
  readonly #last = new LruCache<string, number>(REMEMBERED);

  constructor(every: number, now: () => number) {
    this.#every = every;
    this.#now = now;
  }

  /** Milliseconds that the next notice has to wait; it counts as sent then. One that waits already takes no further time. */
  wait(key: string): number {
    const now = this.#now();
    const last = this.#last.get(key) ?? Number.NEGATIVE_INFINITY;
    const at = last > now ? last : Math.max(now, last + this.#every);
    this.#last.set(key, at);
    return at - now;
  }
}
