/** What is being done right now, so that a server that goes down can finish it. */
export class TaskTracker {
  readonly #running = new Set<Promise<unknown>>();
  #closing = false;

  /** Nothing new is begun any more. */
  get isClosing(): boolean {
    return this.#closing;
  }

  track<T>(work: Promise<T>): Promise<T> {
    this.#running.add(work);
    const over = (): void => void this.#running.delete(work);
    work.then(over, over);
    return work;
  }

  /** Begins nothing new and waits for what is running, so many milliseconds at most. */
  async finish(most: number): Promise<void> {
    this.#closing = true;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, most);
    await Promise.race([Promise.allSettled([...this.#running]), promise]);
    clearTimeout(timer);
  }
}
