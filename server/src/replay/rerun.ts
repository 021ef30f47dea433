import { clone, type Engine, type Event, type State } from '@hollow/engine';
import type { LogRow } from '@hollow/table';
import { UNDO_REACH } from '@hollow/table';
import { LruCache } from '../cache/lru-cache.ts';
import { stateFingerprint } from '../games/fingerprint.ts';

/** A recorded game played again, row by row. */
export interface ReplayedRow {
  readonly row: LogRow;
  /** The state after the row; null before the game begins. It is changed by the next step. */
  readonly state: State | null;
  readonly events: readonly Event[];
  /** The engine has come to the state that was recorded. */
  readonly same: boolean;
}

interface Step {
  /** Null where the row does not fit. */
  readonly state: State | null;
  readonly events: readonly Event[];
}

const NO_FIT: Step = { state: null, events: [] };

/** One row carried out on the state. */
function replayRow(engine: Engine, state: State, row: LogRow, earlier: LruCache<number, State>): Step {
  const { answer, undo } = row.body;
  if (answer !== undefined) {
    const seat = answer.seat < 0 ? (row.seat ?? 0) : answer.seat;
    const applied = engine.apply(state, seat, answer.decision, answer.option);
    return applied.ok ? { state, events: applied.events } : NO_FIT;
  }
  if (undo !== undefined) {
    const past = earlier.get(undo.to);
    if (past === undefined) return NO_FIT;
    return { state: undo.free ? engine.takeBack(past, state) : engine.rewind(past, state), events: [] };
  }
  return { state, events: row.kind === 'end' ? engine.callOff(state) : [] };
}

/** Plays the answers of a log again from the seed, row after row. */
export class LogPlayer {
  readonly #engine: Engine;
  readonly #seed: string;
  readonly #earlier = new LruCache<number, State>(4 * UNDO_REACH);
  #state: State | null = null;

  constructor(engine: Engine, seed: string) {
    this.#engine = engine;
    this.#seed = seed;
  }

  /** The state after the last row. */
  get state(): State | null {
    return this.#state;
  }

  play(row: LogRow): ReplayedRow {
    const { hash, setup } = row.body;
    let events: readonly Event[] = [];
    if (setup !== undefined) ({ state: this.#state, events } = this.#engine.create(setup, this.#seed));
    else if (this.#state !== null && hash !== undefined) {
      this.#earlier.set(row.seq, clone(this.#state));
      ({ state: this.#state, events } = replayRow(this.#engine, this.#state, row, this.#earlier));
    }
    const state = this.#state;
    const same = hash === undefined || (state !== null && stateFingerprint(this.#engine.serialise(state)) === hash);
    return { row, state, events, same };
  }
}

/** Plays a log again. It ends where the engine comes to something else than was recorded. */
export function* rerun(engine: Engine, seed: string, rows: Iterable<LogRow>): Generator<ReplayedRow, void> {
  const player = new LogPlayer(engine, seed);
  for (const row of rows) {
    const step = player.play(row);
    yield step;
    if (!step.same) return;
  }
}
