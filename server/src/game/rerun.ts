import { clone, type Engine, type Event, type State } from '@hollow/engine';
import { Recent } from '../recent.ts';
import { fingerprint } from './fingerprint.ts';
import { REACH } from './play.ts';
import type { Row } from './record.ts';

/** A recorded game played again, row by row. */
export interface Rerun {
  readonly row: Row;
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
function after(engine: Engine, state: State, row: Row, earlier: ReadonlyMap<number, State>): Step {
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
export class Player {
  readonly #engine: Engine;
  readonly #seed: string;
  readonly #earlier = new Recent<number, State>(4 * REACH);
  #state: State | null = null;

  constructor(engine: Engine, seed: string) {
    this.#engine = engine;
    this.#seed = seed;
  }

  /** The state after the last row. */
  get state(): State | null {
    return this.#state;
  }

  play(row: Row): Rerun {
    const { hash, setup } = row.body;
    let events: readonly Event[] = [];
    if (setup !== undefined) ({ state: this.#state, events } = this.#engine.create(setup, this.#seed));
    else if (this.#state !== null && hash !== undefined) {
      this.#earlier.set(row.seq, clone(this.#state));
      ({ state: this.#state, events } = after(this.#engine, this.#state, row, this.#earlier));
    }
    const state = this.#state;
    const same = hash === undefined || (state !== null && fingerprint(this.#engine.serialise(state)) === hash);
    return { row, state, events, same };
  }
}

/** Plays a log again. It ends where the engine comes to something else than was recorded. */
export function* rerun(engine: Engine, seed: string, rows: Iterable<Row>): Generator<Rerun, void> {
  const player = new Player(engine, seed);
  for (const row of rows) {
    const step = player.play(row);
    yield step;
    if (!step.same) return;
  }
}
