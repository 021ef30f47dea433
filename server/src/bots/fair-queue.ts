import { LruCache } from '../cache/lru-cache.ts';

/** Those of whom it is remembered when they were served last. */
const REMEMBERED = 10_000;

/** What waits, by those for whom it is done: whoever was served longest ago comes next, however much the others have waiting. */
export class FairQueue<T> {
  readonly #lines = new Map<string, T[]>();
  readonly #served = new LruCache<string, number>(REMEMBERED);
  #turn = 0;

  /** How many wait for something. */
  get lines(): number {
    return this.#lines.size;
  }

  waitingFor(whom: string): number {
    return this.#lines.get(whom)?.length ?? 0;
  }

  /** Of those whom it could be done for, the one with least waiting. */
  leastOf(whom: readonly string[]): string {
    const [first = '', ...others] = whom;
    return others.reduce((least, each) => (this.waitingFor(each) < this.waitingFor(least) ? each : least), first);
  }

  add(whom: string, item: T): void {
    const line = this.#lines.get(whom);
    if (line === undefined) this.#lines.set(whom, [item]);
    else line.push(item);
  }

  /** Takes the next that there is a place for, the first of its line; null where there is none for any. */
  take<P>(placeFor: (item: T) => P | null): { readonly item: T; readonly place: P } | null {
    const order = [...this.#lines].sort(([a], [b]) => (this.#served.get(a) ?? 0) - (this.#served.get(b) ?? 0));
    for (const [whom, line] of order)
      for (const [at, item] of line.entries()) {
        const place = placeFor(item);
        if (place === null) continue;
        line.splice(at, 1);
        if (line.length === 0) this.#lines.delete(whom);
        this.#served.set(whom, ++this.#turn);
        return { item, place };
      }
    return null;
  }

  /** Takes all that waits. */
  takeAll(): T[] {
    const all = [...this.#lines.values()].flat();
    this.#lines.clear();
    return all;
  }
}
