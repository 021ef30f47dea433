import { clone, type Decision, type Engine, type State } from '@hollow/engine';
import type { Picker } from './picker.ts';

/** Further questions of one option that are answered before the position is looked at. */
const FOLLOWED = 12;
/** Answers that are given while everybody lets the turn pass. */
const PASSED = 40;
/** Positions that are looked at for a place to flee to. */
const FLIGHTS = 10;
/** Who loses no more than this by the end of the turn is in no danger. */
export const SAFE = -0.5;

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

/** Lets the turn end and all others let theirs pass, until the same character's next turn: fire spreads, bombs tick. */
export function passed(engine: Engine, state: State, { turn }: State, chance: Picker): void {
  for (let k = 0; k < PASSED && state.question !== null; k++) {
    const { kind, seat, id } = state.question;
    if (kind === 'turn' && state.turn.who === turn.who && state.turn.n > turn.n) return;
    const count = engine.optionCount(state);
    engine.apply(state, seat, id, kind === 'turn' ? count - 1 : chance(count));
  }
}

/** The character whose turn it was in the sample can still walk. */
export const walks = (state: State, sample: State): boolean => atRest(state) && canLeave(state, sample.turn);

/** The least that is lost where the character can still go this turn, if the turn ends there: the nearest first, until a place is safe. */
export function refuge(engine: Engine, from: State, sample: State, lossAt: (state: State) => number): number {
  const { who } = sample.turn;
  const seen = new Set([from.things.place[who]]);
  const ahead = [from];
  let best = Number.NEGATIVE_INFINITY;
  for (let n = 0; n < FLIGHTS && best <= SAFE; n++) {
    const here = ahead.shift();
    if (here === undefined) break;
    if (walks(here, sample)) ahead.push(...steps(engine, here, sample).filter((state) => isNew(seen, state, who)));
    best = Math.max(best, lossAt(clone(here)));
  }
  return best;
}

function isNew(seen: Set<number>, { things }: State, who: number): boolean {
  const place = things.place[who];
  if (seen.has(place)) return false;
  seen.add(place);
  return true;
}

/** Positions after one step to a room that lies open. */
function steps(engine: Engine, state: State, sample: State): State[] {
  const [decision] = engine.pending(state);
  if (decision === undefined) return [];
  return decision.options.flatMap(({ verb }, option) => {
    if (verb !== 'move') return [];
    const next = clone(state);
    engine.apply(next, decision.seat, decision.id, option);
    return next.turn.n === sample.turn.n && atRest(next) ? [next] : [];
  });
}
