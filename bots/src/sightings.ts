import type { State } from '@hollow/engine';
import { whereIs } from '@hollow/planner';
import type { SeenBefore } from './together.ts';

/** Where others were seen when a turn of one's own began: whoever has gone somewhere since then is heading there. */
export class Sightings {
  #last: SeenBefore = new Map();

  /** A turn begins: where they were when the one before began. */
  turnBegins(state: State, them: readonly number[]): SeenBefore {
    const before = this.#last;
    this.#last = new Map([...before, ...them.map((who) => [who, whereIs(state, who)] as const)]);
    return before;
  }
}
