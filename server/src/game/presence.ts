/** Who is connected, on this node. Kept in memory only: it is true again a moment after a restart. */
export class Presence {
  readonly #games = new Map<string, { readonly seats: Map<number, number>; watchers: number }>();

  /** Counts a connection until the returned function is called. */
  enter(game: string, seat: number | null): () => void {
    this.#count(game, seat, 1);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.#count(game, seat, -1);
    };
  }

  #count(game: string, seat: number | null, by: number): void {
    const there = this.#games.get(game) ?? { seats: new Map<number, number>(), watchers: 0 };
    this.#games.set(game, there);
    if (seat === null) there.watchers += by;
    else {
      const n = (there.seats.get(seat) ?? 0) + by;
      if (n > 0) there.seats.set(seat, n);
      else there.seats.delete(seat);
    }
    if (there.seats.size === 0 && there.watchers === 0) this.#games.delete(game);
  }

  isHere(game: string, seat: number): boolean {
    return this.#games.get(game)?.seats.has(seat) === true;
  }

  watchers(game: string): number {
    return this.#games.get(game)?.watchers ?? 0;
  }
}
