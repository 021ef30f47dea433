import { LruCache } from '../cache/lru-cache.ts';

/** So many at once, and so many a second after that. */
export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

interface Bucket {
  left: number;
  at: number;
}

/** Keys that are remembered at most; the one that was used longest ago is forgotten first. */
const MOST = 20_000;

/** What each key may still use of its allowance. */
export class TokenBuckets {
  readonly #allowance: Allowance;
  readonly #now: () => number;
  readonly #buckets = new LruCache<string, Bucket>(MOST);

  constructor(allowance: Allowance, now: () => number) {
    this.#allowance = allowance;
    this.#now = now;
  }

  get size(): number {
    return this.#buckets.size;
  }

  #bucket(key: string): Bucket {
    const { burst, perSecond } = this.#allowance;
    const now = this.#now();
    const known = this.#buckets.get(key) ?? { left: burst, at: now };
    known.left = Math.min(burst, known.left + (Math.max(0, now - known.at) / 1000) * perSecond);
    known.at = now;
    this.#buckets.set(key, known);
    return known;
  }

  /** Whether something is left, without using it. */
  has(key: string): boolean {
    return this.#bucket(key).left >= 1;
  }

  /** Uses so many; false where there are not as many left. */
  take(key: string, many = 1): boolean {
    const bucket = this.#bucket(key);
    if (bucket.left < many) return false;
    bucket.left -= many;
    return true;
  }

  /** Uses one, now or as soon as there will be one: the milliseconds until then. Whoever comes next waits behind it. */
  reserve(key: string): number {
    const bucket = this.#bucket(key);
    bucket.left -= 1;
    return bucket.left >= 0 ? 0 : Math.ceil((-bucket.left / this.#allowance.perSecond) * 1000);
  }

  /** What is left; below zero what is owed. */
  left(key: string): number {
    return this.#bucket(key).left;
  }

  /** Uses one that was used already, down to a debt: many at once get no more than as many one after the other. */
  owe(key: string): void {
    this.#bucket(key).left -= 1;
  }
}
