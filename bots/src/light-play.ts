import { clone, type Engine, type Picker, type State } from '@hollow/engine';
import type { Planner } from '@hollow/planner';
import { type LightMind, LightTurn } from './light-mind.ts';
import { plainAnswer } from './plain-answer.ts';

/** Options of a question beside the turn that are looked at. */
const LOOKED = 4;
/** Answers after which playing on stops, whatever is open: nothing goes on for ever. */
const LONGEST = 600;

/** What light players need to play on for everybody. */
export interface LightTable {
  readonly engine: Engine;
  readonly planner: Planner;
  readonly mind: LightMind;
  readonly pick: Picker;
  /** Others who answer instead; -1 where they do not. */
  readonly instead?: (state: State) => number;
}

/** The answer to a question beside the turn that looks best at a glance, of some of them. */
function glimpse({ engine, planner, pick }: LightTable, state: State, count: number): number {
  const { question } = state;
  if (question === null) return 0;
  const seat = Math.max(0, question.seat);
  const plain = plainAnswer(question.kind, planner.choices(state));
  if (plain >= 0) return plain;
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  const from = count > LOOKED ? pick(count) : 0;
  for (let n = 0; n < Math.min(LOOKED, count); n++) {
    const option = (from + n) % count;
    const after = clone(state);
    if (!engine.apply(after, question.seat, question.id, option).ok) continue;
    const glance = planner.glance(after, seat);
    if (glance <= most) continue;
    most = glance;
    best = option;
  }
  return best;
}

/**
 * Plays on for everybody, as light players who see the whole of the state: it is made up anyway. `begun` is the turn
 * that is going on with what it is about. Stops when it is told to.
 */
export function playOnLightly(table: LightTable, state: State, begun: LightTurn, stop: () => boolean): void {
  const { engine, mind } = table;
  let turn = begun;
  for (let answers = 0; answers < LONGEST && state.outcome === null && !stop(); answers++) {
    const { question } = state;
    if (question === null) return;
    const count = engine.optionCount(state);
    const other = table.instead?.(state) ?? -1;
    let option = Math.max(0, other);
    if (other < 0 && count > 1 && question.kind === 'turn') {
      if (!turn.isOf(state.turn)) turn = new LightTurn(state.turn);
      option = mind.goOn(state, turn);
    } else if (other < 0 && count > 1) option = glimpse(table, state, count);
    if (!engine.apply(state, question.seat, question.id, option).ok)
      throw new Error(`played on with what cannot be answered: ${option} of ${count}`);
  }
}
