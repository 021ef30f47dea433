import { clone, type Decision, type Engine, type State } from '@hollow/engine';
import type { Picker } from './picker.ts';

/** Further questions of one option that are answered before the position is looked at. */
const FOLLOWED = 12;
/** Answers that are given while everybody lets the turn pass. */
const PASSED = 40;
/** How much of what threatens a character counts where it goes and can still walk away this turn; where it stood before, nothing of it. */
const ESCAPE = 0.06;

const canLeave = ({ turn }: State, { n }: State['turn']): boolean =>
  turn.n === n && !turn.stopped && !turn.over && turn.startMoves - turn.spent > 0;

/** The question with which a character's turn goes on: the position is at rest. */
const atRest = (state: State): boolean => state.outcome !== null || state.question?.kind === 'turn';

/** Answers what an option asks further, at random, until somebody goes on with a turn. */
function settle(engine: Engine, state: State, pick: Picker): boolean {
  for (let n = 0; n < FOLLOWED; n++) {
    if (atRest(state)) return n > 0;
    const { question } = state;
    if (question === null) return n > 0;
    engine.apply(state, question.seat, question.id, pick(engine.optionCount(state)));
  }
  return true;
}

/** What came of an option in one sample. */
export interface Tried {
  readonly state: State;
  /** Another sample would tell the same. */
  readonly sure: boolean;
}

/** Takes an option in a copy of the sample, and answers at random what is asked further; null where it is refused. */
export function tried(
  engine: Engine,
  sample: State,
  { seat, id }: Decision,
  option: number,
  pick: Picker,
): Tried | null {
  const state = clone(sample);
  const result = engine.apply(state, seat, id, option);
  if (!result.ok) return null;
  const open = settle(engine, state, pick);
  return { state, sure: !open && !result.events.some((event) => event.reveals) };
}

/** Ends the turn if it still goes on: the last option of a turn is its end. */
export function ended(engine: Engine, state: State, { turn }: State, pick: Picker): void {
  if (state.question?.kind !== 'turn' || state.turn.n !== turn.n) return;
  engine.apply(state, state.question.seat, state.question.id, engine.optionCount(state) - 1);
  settle(engine, state, pick);
}

/** How much of what threatens the one whose turn it was in the sample counts in the position. */
export function exposure(state: State, sample: State): number {
  if (!canLeave(state, sample.turn)) return 1;
  const { who } = sample.turn;
  return state.things.place[who] === sample.things.place[who] ? 0 : ESCAPE;
}

/** Lets the turn end and all others let theirs pass, until the same character's next turn: fire spreads, bombs tick. */
export function passed(engine: Engine, state: State, { turn }: State, chance: Picker): void {
  for (let k = 0; k < PASSED && state.question !== null; k++) {
    const { kind, seat, id } = state.question;
    if (kind === 'turn' && state.turn.who === turn.who && state.turn.n > turn.n) return;
    const count = engine.optionCount(state);
    engine.apply(state, seat, id, kind === 'turn' ? count - 1 : chance(count));
  }
}
