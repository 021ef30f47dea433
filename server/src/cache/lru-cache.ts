/** A map of at most so many keys: the one that was used longest ago is forgotten first. */
export class LruCache<K, V> {
  readonly #most: number;
  readonly #onForgotten: (value: V) => void;
  /** In the order of their last use. */
  readonly #entries = new Map<K, V>();

  constructor(most: number, onForgotten: (value: V) => void = () => undefined) {
    this.#most = most;
    this.#onForgotten = onForgotten;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: K): V | undefined {
    const value = this.#entries.get(key);
    if (value !== undefined) this.#use(key, value);
    return value;
  }

  set(key: K, value: V): void {
    this.#use(key, value);
    const [oldest] = this.#entries;
    if (this.#entries.size <= this.#most || oldest === undefined) return;
    this.#entries.delete(oldest[0]);
    this.#onForgotten(oldest[1]);
  }

  /** The value of a key, made where there is none yet. */
  getOrMake(key: K, make: () => V): V {
    const known = this.get(key);
    if (known !== undefined) return known;
    const made = make();
    this.set(key, made);
    return made;
  }

  delete(key: K): void {
    this.#entries.delete(key);
  }

  #use(key: K, value: V): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
  }
}
