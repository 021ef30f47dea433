import type { LogRow, Moment } from '@hollow/table';

/** Told of every change of a game, in order, after it is durable. */
export interface GameListener {
  onChange(moment: Moment, rows: readonly LogRow[]): void;
  /** The game was deleted. */
  onDelete?(): void;
}

/** A game, and its state as it is kept; null in the lobby. */
export interface KeptMoment {
  readonly moment: Moment;
  readonly packed: Uint8Array | null;
}

/** A game in the memory of this node: only while somebody is connected or something is going on. */
export class LiveGame {
  readonly id: string;
  readonly listeners = new Set<GameListener>();
  /** Until when those who look on are shown what has happened: so long bots wait. */
  shownUntil = 0;
  #kept: KeptMoment;
  #tail: Promise<unknown> = Promise.resolve();

  constructor(id: string, kept: KeptMoment) {
    this.id = id;
    this.#kept = kept;
  }

  get moment(): Moment {
    return this.#kept.moment;
  }

  get packed(): Uint8Array | null {
    return this.#kept.packed;
  }

  /** The game went on: everybody who listens is told. */
  accept(kept: KeptMoment, rows: readonly LogRow[]): void {
    this.#kept = kept;
    for (const listener of [...this.listeners]) listener.onChange(kept.moment, rows);
  }

  /** One after the other. */
  queue<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#tail.then(work, work);
    const over = (): void => undefined;
    this.#tail = done.then(over, over);
    return done;
  }
}
