/** Whether the store takes what is written. Whoever listens is told when that changes. */
export class StoreHealth {
  readonly #listeners = new Set<(ok: boolean) => void>();
  #ok = true;

  get isOk(): boolean {
    return this.#ok;
  }

  /** A write succeeded, or it did not. */
  note(ok: boolean): void {
    if (this.#ok === ok) return;
    this.#ok = ok;
    for (const listener of [...this.#listeners]) listener(ok);
  }

  listen(listener: (ok: boolean) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
