/** A map of at most so many keys, or of values that weigh no more together: the one that was used longest ago is forgotten first. */
export class LruCache<K, V> {
  readonly #most: number;
  readonly #onForgotten: (value: V) => void;
  readonly #weightOf: (value: V) => number;
  #weight = 0;
  /** In the order of their last use. */
  readonly #entries = new Map<K, V>();

  constructor(
    most: number,
    onForgotten: (value: V) => void = () => undefined,
    weightOf: (value: V) => number = () => 1,
  ) {
    this.#most = most;
    this.#onForgotten = onForgotten;
    this.#weightOf = weightOf;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: K): V | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  set(key: K, value: V): void {
    this.delete(key);
    this.#entries.set(key, value);
    this.#weight += this.#weightOf(value);
    for (const [oldest, forgotten] of this.#entries) {
      if (this.#weight <= this.#most) return;
      this.delete(oldest);
      this.#onForgotten(forgotten);
    }
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
    const value = this.#entries.get(key);
    if (value === undefined) return;
    this.#entries.delete(key);
    this.#weight -= this.#weightOf(value);
  }
}
