import type { Patch } from './apply.ts';

type Key = string | number;
type Fields = Readonly<Record<string, unknown>>;

// Views are compared for every viewer after every answer: what is the same, which is most, must leave nothing behind to be thrown away.

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function isSameArray(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!isSame(a[i], b[i])) return false;
  return true;
}

function isSameRecord(a: Fields, b: Fields): boolean {
  let more = 0;
  for (const key in a) {
    if (!(key in b && isSame(a[key], b[key]))) return false;
    more++;
  }
  for (const _ in b) more--;
  return more === 0;
}

function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b)) return false;
  if (Array.isArray(a)) return Array.isArray(b) && isSameArray(a, b);
  return !Array.isArray(b) && isSameRecord(a as Fields, b as Fields);
}

/** About as many characters as the value has as JSON; what is more than `most` is not counted. */
function jsonSize(value: unknown, most = Number.POSITIVE_INFINITY): number {
  if (typeof value === 'string') return value.length + 2;
  if (!isObject(value)) return 4;
  let sum = 2;
  if (Array.isArray(value))
    for (let i = 0; i < value.length && sum <= most; i++) sum += jsonSize(value[i], most - sum) + 1;
  else
    for (const key in value) {
      sum += key.length + 4 + jsonSize((value as Fields)[key], most - sum);
      if (sum > most) break;
    }
  return sum;
}

/** Finds the changes from one value to another. Its path is where it is; what is said of a part is how many characters its changes take. */
class Comparison {
  readonly found: Patch[] = [];
  readonly #path: Key[] = [];

  #add(patch: Patch): number {
    this.found.push(patch);
    return jsonSize(patch) + 1;
  }

  #here(): Key[] {
    return this.#path.slice();
  }

  #compareAt(key: Key, old: unknown, next: unknown): number {
    this.#path.push(key);
    const length = this.compare(old, next);
    this.#path.pop();
    return length;
  }

  #compareArrays(old: readonly unknown[], next: readonly unknown[]): number {
    const shorter = Math.min(old.length, next.length);
    let head = 0;
    while (head < shorter && isSame(old[head], next[head])) head++;
    let tail = 0;
    while (tail < shorter - head && isSame(old[old.length - 1 - tail], next[next.length - 1 - tail])) tail++;
    const gone = old.length - head - tail;
    const come = next.length - head - tail;
    let length = 0;
    for (let i = head; i < head + Math.min(gone, come); i++) length += this.#compareAt(i, old[i], next[i]);
    for (let i = gone - 1; i >= come; i--) length += this.#add({ path: [...this.#path, head + i] });
    for (let i = gone; i < come; i++) length += this.#add({ path: [...this.#path, head + i], insert: next[head + i] });
    return length;
  }

  #compareRecords(old: Fields, next: Fields): number {
    let length = 0;
    for (const key in old) if (next[key] === undefined) length += this.#add({ path: [...this.#path, key] });
    for (const key in next) if (next[key] !== undefined) length += this.#compareAt(key, old[key], next[key]);
    return length;
  }

  compare(old: unknown, next: unknown): number {
    if (old === next) return 0;
    if (!isObject(old) || !isObject(next) || Array.isArray(old) !== Array.isArray(next))
      return this.#add({ path: this.#here(), value: next });
    const first = this.found.length;
    const length =
      Array.isArray(old) && Array.isArray(next)
        ? this.#compareArrays(old, next)
        : this.#compareRecords(old as Fields, next as Fields);
    if (this.#path.length === 0 || this.found.length === first) return length;
    const whole: Patch = { path: this.#here(), value: next };
    const most = length + 2;
    if (jsonSize(whole, most) > most) return length;
    this.found.length = first;
    return this.#add(whole);
  }
}

/** Changes that turn the old value into the new one: small ones where that is shorter than the whole. */
export function diff(old: unknown, next: unknown): Patch[] {
  const comparison = new Comparison();
  comparison.compare(old, next);
  return comparison.found;
}
