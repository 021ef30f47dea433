import { LruCache } from '../cache/lru-cache.ts';
import type { PresenceStore, PresentSeats } from '../store/presence.ts';

interface Local {
  readonly seats: Map<number, number>;
  watchers: number;
  /** Lines from each address. */
  readonly from: Map<string, number>;
}

/** Games of which it is remembered when people left. */
const REMEMBERED = 10_000;
const NOBODY: PresentSeats = { seats: [], watchers: 0 };

/** Who is connected. Kept in memory only: it is true again a moment after a restart. Other nodes are told, where there are any. */
export class Presence {
  readonly #now: () => number;
  readonly #others: PresenceStore | null;
  readonly #local = new Map<string, Local>();
  readonly #remote = new Map<string, PresentSeats>();
  /** When the last device of a seat went, by game and seat. */
  readonly #left: LruCache<string, Map<number, number>>;
  /** When it was noticed that a seat is no longer at another node, by game and seat. */
  readonly #noticed = new LruCache<string, Map<number, number>>(REMEMBERED);
  /** From where a game was made or last looked at, where nobody looks. */
  readonly #lastFrom = new LruCache<string, string>(REMEMBERED);
  /** When this node started, or the last departure that it has forgotten: nobody counts as away for longer than that is known. */
  #knownSince: number;
  readonly #telling = new Map<string, { again: boolean }>();
  /** Seats that have left a game since the others were told. */
  readonly #untold = new Map<string, Set<number>>();

  constructor(now: () => number, others: PresenceStore | null, remembered = REMEMBERED) {
    this.#now = now;
    this.#others = others;
    this.#knownSince = now();
    this.#left = new LruCache(remembered, (times) => {
      this.#knownSince = Math.max(this.#knownSince, ...times.values());
    });
  }

  /** Somebody at that address has made the game, and may never look at it. */
  noteMaker(game: string, address: string): void {
    this.#lastFrom.set(game, address);
  }

  /** Counts a connection from an address until the returned function is called. */
  enter(game: string, seat: number | null, address: string): () => void {
    this.#count(game, seat, address, 1);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.#count(game, seat, address, -1);
    };
  }

  #count(game: string, seat: number | null, address: string, by: number): void {
    const there = this.#local.get(game) ?? { seats: new Map(), watchers: 0, from: new Map<string, number>() };
    this.#local.set(game, there);
    const lines = (there.from.get(address) ?? 0) + by;
    if (lines > 0) there.from.set(address, lines);
    else there.from.delete(address);
    this.#lastFrom.set(game, address);
    if (seat === null) there.watchers += by;
    else {
      const n = (there.seats.get(seat) ?? 0) + by;
      if (n > 0) there.seats.set(seat, n);
      else {
        there.seats.delete(seat);
        const left = this.#left.get(game) ?? new Map<number, number>();
        this.#left.set(game, left.set(seat, this.#now()));
        if (this.#others !== null) this.#untold.set(game, (this.#untold.get(game) ?? new Set()).add(seat));
      }
    }
    if (there.seats.size === 0 && there.watchers === 0) this.#local.delete(game);
    void this.#tell(game);
  }

  /** One call at a time for each game, and the last one is true. What could not be told is told with the next beat. */
  async #tell(game: string): Promise<void> {
    if (this.#others === null) return;
    const running = this.#telling.get(game);
    if (running !== undefined) {
      running.again = true;
      return;
    }
    const call = { again: true };
    this.#telling.set(game, call);
    while (call.again) {
      call.again = false;
      const left = this.#untold.get(game) ?? new Set();
      this.#untold.delete(game);
      await this.#others
        .tell(game, this.#here(game), [...left])
        .catch(() => this.#untold.set(game, new Set([...left, ...(this.#untold.get(game) ?? [])])));
    }
    this.#telling.delete(game);
  }

  /** What could not be told before; everything, where the others know nothing of this node any more. */
  tellAgain(everything: boolean): void {
    for (const game of new Set([...this.#untold.keys(), ...(everything ? this.#local.keys() : [])]))
      void this.#tell(game);
  }

  #here(game: string): PresentSeats {
    const there = this.#local.get(game);
    return there === undefined ? NOBODY : { seats: [...there.seats.keys()], watchers: there.watchers };
  }

  isHere(game: string, seat: number): boolean {
    return this.#local.get(game)?.seats.has(seat) === true || this.#remote.get(game)?.seats.includes(seat) === true;
  }

  /** Somebody looks at the game, from a seat or as a watcher. */
  isLookedAt(game: string): boolean {
    return this.#local.has(game) || this.#remote.has(game);
  }

  /** Addresses from which the game is looked at over this node, or was last looked at or made; none where nobody has since it started. */
  addressesAt(game: string): readonly string[] {
    const last = this.#lastFrom.get(game);
    return [...(this.#local.get(game)?.from.keys() ?? (last === undefined ? [] : [last]))];
  }

  watchers(game: string): number {
    return (this.#local.get(game)?.watchers ?? 0) + (this.#remote.get(game)?.watchers ?? 0);
  }

  /** When the last device of the seat went; as long ago as anything is known where it was never seen. */
  leftAt(game: string, seat: number): number {
    return this.#left.get(game)?.get(seat) ?? this.#knownSince;
  }

  /** When the last device of the seat went, as far as this node has seen it; null while one is there, and where nobody saw it go. */
  wentAt(game: string, seat: number): number | null {
    if (this.isHere(game, seat)) return null;
    const times = [this.#left, this.#noticed].flatMap((seen) => seen.get(game)?.get(seat) ?? []);
    return times.length === 0 ? null : Math.max(...times);
  }

  /** For how long none of the seat's devices has been connected to any node; null while one is. */
  async awayFor(game: string, seat: number): Promise<number | null> {
    const elsewhere = await this.#others?.whereabouts(game, seat);
    if (elsewhere?.here === true || this.#local.get(game)?.seats.has(seat) === true) return null;
    const here = this.#now() - this.leftAt(game, seat);
    return elsewhere?.awayFor == null ? here : Math.min(here, elsewhere.awayFor);
  }

  /** Asks who is at these games on other nodes. Returns those where that has changed. */
  async lookElsewhere(games: readonly string[]): Promise<string[]> {
    if (this.#others === null || games.length === 0) return [];
    const found = await this.#others.elsewhere(games.length === 1 ? games[0] : undefined);
    return games.filter((game) => {
      const old = this.#remote.get(game) ?? NOBODY;
      const next = found.get(game);
      for (const seat of old.seats)
        if (next?.seats.includes(seat) !== true) {
          const noticed = this.#noticed.get(game) ?? new Map<number, number>();
          this.#noticed.set(game, noticed.set(seat, this.#now()));
        }
      if (next === undefined) this.#remote.delete(game);
      else this.#remote.set(game, next);
      return JSON.stringify(next ?? NOBODY) !== JSON.stringify(old);
    });
  }

  /** Nobody on this node looks at the game any more. */
  forget(game: string): void {
    this.#remote.delete(game);
  }
}
