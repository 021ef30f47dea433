import type { ClientState, LogEntry, ReplayFrame } from '@hollow/protocol';
import { applyPatches } from '@hollow/protocol/patch';

/** A finished game as a row of pictures. Every so many frames one is kept whole, so that one can jump. */

const KEPT_EVERY = 25;

export class Film {
  readonly #frames: readonly ReplayFrame[];
  readonly #first: ClientState;
  readonly #kept: ClientState[];

  constructor(held: ClientState, frames: readonly ReplayFrame[]) {
    this.#frames = frames;
    this.#first = held;
    this.#kept = [held];
  }

  get length(): number {
    return this.#frames.length;
  }

  /** What was held after so many frames. */
  at(n: number): ClientState {
    const wanted = Math.max(0, Math.min(n, this.length));
    const nearest = Math.floor(wanted / KEPT_EVERY);
    return this.#played(this.#keptAt(nearest), nearest * KEPT_EVERY, wanted);
  }

  /** The nth of the pictures that are kept; what lies between the last one and it is played. */
  #keptAt(nth: number): ClientState {
    for (;;) {
      const found = this.#kept[nth];
      if (found !== undefined) return found;
      const last = this.#kept.length - 1;
      this.#kept.push(this.#played(this.#kept[last] ?? this.#first, last * KEPT_EVERY, (last + 1) * KEPT_EVERY));
    }
  }

  #played(held: ClientState, from: number, to: number): ClientState {
    return applyPatches(
      held,
      this.#frames.slice(from, to).flatMap(({ patch }) => patch),
    );
  }

  /** All that was told up to there. */
  entries(n: number): LogEntry[] {
    return this.#frames.slice(0, n).flatMap(({ entries }) => entries);
  }

  /** The entries of one frame. */
  told(n: number): readonly LogEntry[] {
    return this.#frames[n]?.entries ?? [];
  }
}
