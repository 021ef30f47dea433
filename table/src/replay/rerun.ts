import { clone, type Engine, type Event, type State } from '@hollow/engine';
import type { LogRow } from '../moment/log.ts';
import { UNDO_REACH } from '../play/answer.ts';

/** As much of a row of a log as it takes to play it again. */
export type PlayedRow = Pick<LogRow, 'seq' | 'kind' | 'seat' | 'body'>;

/** Tells states apart, from their text: whoever keeps the log has one, and whoever checks it the same. */
export type Fingerprint = (text: string) => string;

/** A recorded game played again, row by row. */
export interface ReplayedRow<R extends PlayedRow = LogRow> {
  readonly row: R;
  /** The state after the row; null before the game begins. It is changed by the next step. */
  readonly state: State | null;
  readonly events: readonly Event[];
  /** The engine has come to the state that was recorded, and nothing that was taken back past a reveal is called free. */
  readonly same: boolean;
}

interface Step {
  /** Null where the row does not fit. */
  readonly state: State | null;
  readonly events: readonly Event[];
}

const NO_FIT: Step = { state: null, events: [] };

/** One row carried out on the state. */
function replayRow(engine: Engine, state: State, row: PlayedRow, earlier: ReadonlyMap<number, State>): Step {
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

/** What is played has to have come to something: a row of it without a hash would hide what. */
const changesGame = ({ kind, body: { answer, undo, setup, hash } }: PlayedRow): boolean =>
  answer !== undefined || undo !== undefined || setup !== undefined || hash !== undefined || kind === 'end';

/** States that undo may go back to. */
export const KEPT_STATES = 4 * UNDO_REACH;

/** How far a log has been played again, as texts: the player can go on from there. */
export interface PlayerSnapshot {
  readonly state: string | null;
  /** States before rows that an undo to come goes back to. */
  readonly earlier: readonly (readonly [seq: number, state: string])[];
  /** The last answers that count. */
  readonly answers: readonly CountedAnswer[];
}

/** An answer, and whether it may be taken back without anybody's vote: it revealed nothing, and no bot gave it. */
interface CountedAnswer {
  readonly seq: number;
  readonly free: boolean;
}

/** Plays the answers of a log again from the secret that the game was dealt from, row after row. */
export class LogPlayer {
  readonly #engine: Engine;
  readonly #secret: string;
  readonly #fingerprint: Fingerprint;
  /** States before the last rows, the oldest first. */
  readonly #earlier = new Map<number, State>();
  /** Answers that count, the oldest first. */
  #answers: CountedAnswer[] = [];
  #state: State | null = null;

  constructor(engine: Engine, secret: string, fingerprint: Fingerprint) {
    this.#engine = engine;
    this.#secret = secret;
    this.#fingerprint = fingerprint;
  }

  /** The state after the last row. */
  get state(): State | null {
    return this.#state;
  }

  /** The state before one of the last rows; null where there was none. It must not be changed. */
  stateBefore(seq: number): State | null {
    return this.#earlier.get(seq) ?? null;
  }

  /** What it takes to go on from here; `returns` are the rows before which undos to come go back. */
  snapshot(returns: ReadonlySet<number>): PlayerSnapshot {
    const kept = [...this.#earlier].filter(([seq]) => returns.has(seq));
    return {
      state: this.#state === null ? null : this.#engine.serialise(this.#state),
      earlier: kept.map(([seq, state]) => [seq, this.#engine.serialise(state)]),
      answers: this.#answers.slice(-KEPT_STATES),
    };
  }

  /** Goes on from a snapshot in place of the beginning. */
  restore({ state, earlier, answers }: PlayerSnapshot): void {
    this.#state = state === null ? null : this.#engine.deserialise(state);
    this.#answers = [...answers];
    this.#earlier.clear();
    for (const [seq, text] of earlier) this.#earlier.set(seq, this.#engine.deserialise(text));
  }

  #remember(seq: number, state: State): void {
    this.#earlier.set(seq, clone(state));
    const [oldest] = this.#earlier.keys();
    if (this.#earlier.size > KEPT_STATES && oldest !== undefined) this.#earlier.delete(oldest);
  }

  /** Notes an answer, or that some were taken back. False where that is called free and was not. */
  #count({ seq, body: { answer, undo } }: PlayedRow, events: readonly Event[]): boolean {
    if (answer !== undefined)
      this.#answers.push({ seq, free: answer.bot !== true && !events.some(({ reveals }) => reveals) });
    if (undo === undefined) return true;
    // A walk is taken back whole: all of its steps, of which none may have revealed anything.
    const taken = this.#answers.filter((each) => each.seq >= undo.to);
    this.#answers = this.#answers.filter((each) => each.seq < undo.to);
    return !undo.free || (taken[0]?.seq === undo.to && taken.every(({ free }) => free));
  }

  play<R extends PlayedRow>(row: R): ReplayedRow<R> {
    const { hash, setup } = row.body;
    let events: readonly Event[] = [];
    if (setup !== undefined) ({ state: this.#state, events } = this.#engine.create(setup, this.#secret));
    else if (this.#state !== null && changesGame(row)) {
      this.#remember(row.seq, this.#state);
      ({ state: this.#state, events } = replayRow(this.#engine, this.#state, row, this.#earlier));
    }
    const state = this.#state;
    const isHonest = this.#count(row, events);
    const isRecorded =
      !changesGame(row) ||
      (state !== null && hash !== undefined && this.#engine.isRecorded(state, hash, this.#fingerprint));
    return { row, state, events, same: isHonest && isRecorded };
  }
}

/** Plays a log again. It ends where the engine comes to something else than was recorded. */
export function* rerun<R extends PlayedRow>(player: LogPlayer, rows: Iterable<R>): Generator<ReplayedRow<R>, void> {
  for (const row of rows) {
    const step = player.play(row);
    yield step;
    if (!step.same) return;
  }
}
