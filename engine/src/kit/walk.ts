import type { Setup } from '../contract/setup.ts';
import type { Decision, Viewer } from '../contract/types.ts';
import type { Event } from '../core/events.ts';
import { rowOf } from '../core/tables.ts';
import type { Engine } from '../game/engine.ts';
import { StepBudgetError } from '../machine/machine.ts';
import { below, type Picker, picker, seedStreams } from '../random/streams.ts';
import type { State } from '../state/state.ts';
import { KitError } from './failure.ts';

/** How much a check may do. */
export interface Budget {
  /** A game is left off when it has come to this round. */
  readonly rounds: number;
  /** Answers in which a game must have ended or come to its last round. */
  readonly answers: number;
  /** Looks at every n-th decision only. */
  readonly every: number;
  /** Looks only at such positions. */
  readonly when?: (state: State) => boolean;
  /** Samples for each position whose variety is counted. */
  readonly samples: number;
}

/** Which of the open decisions was answered, and how. */
export interface Answer {
  readonly seat: number;
  readonly option: number;
  /** Given to what stands beside the open question. */
  readonly beside?: true;
}

/** A decision in the middle of a random game. */
export interface WalkPosition {
  readonly state: State;
  readonly decision: Decision;
  /** Answers given so far. */
  readonly n: number;
  /** For the checks' own random choices; the game's are not touched. */
  readonly words: number[];
  /** For messages: seed and answer. */
  readonly where: string;
}

export interface Walk {
  readonly answers: readonly Answer[];
  /** Fingerprint of the state after every answer, the first before any. */
  readonly hashes: readonly string[];
  readonly events: readonly Event[];
  readonly state: State;
  readonly over: boolean;
}

/** One in so many times somebody does what stands beside the question. */
const BESIDE = 12;

export const viewersOf = (state: State): Viewer[] => [...Array(state.seats).keys(), 'public'];

/** Runs a step and names what went wrong in it. */
export function nameFailure<T>(where: string, body: () => T): T {
  try {
    return body();
  } catch (error) {
    if (error instanceof KitError) throw error;
    const message = error instanceof Error ? error.message : String(error);
    throw new KitError(error instanceof StepBudgetError ? 'step-budget' : 'runs', where, message);
  }
}

/** An open decision of a running game: any of them, or that of a seat. */
export function openDecision(engine: Engine, state: State, pick: Picker, where: string): Decision {
  const open = nameFailure(where, () => engine.pending(state));
  const decision = open[open.length > 1 ? pick(open.length) : 0];
  if (decision === undefined || decision.options.length === 0)
    throw new KitError('runs', where, 'the game runs on, but nobody has anything to answer');
  return decision;
}

/** Gives a recorded answer again. */
export function answerAgain(engine: Engine, state: State, answer: Answer, where: string): readonly Event[] {
  const { seat, option, beside } = answer;
  const id = (beside === true ? engine.standing(state)[0]?.id : state.question?.id) ?? -1;
  const applied = nameFailure(where, () => engine.apply(state, seat, id, option));
  if (!applied.ok) throw new KitError('replay', where, applied.refusal.message);
  return applied.events;
}

/** Plays a random game and shows the caller every n-th decision before it is answered. */
export function walkGame(
  engine: Engine,
  setup: Setup,
  seed: string,
  budget: Budget,
  visit: (moment: WalkPosition) => void = () => {},
): Walk {
  const choose = picker(`answers/${seed}`);
  // Apart, so that a game takes the same course with and without what stands beside its questions.
  const chooseAside = picker(`asides/${seed}`);
  const words = seedStreams(`checks/${seed}`);
  const { state, events: first } = nameFailure(`seed “${seed}”`, () => engine.create(setup, seed));
  const answers: Answer[] = [];
  const hashes = [engine.hash(state)];
  const events = [...first];
  while (state.outcome === null && state.round <= budget.rounds) {
    const where = `seed “${seed}”, answer ${answers.length}`;
    if (answers.length >= budget.answers)
      throw new KitError('ends', where, `neither over nor in round ${budget.rounds + 1}`);
    const beside = nameFailure(where, () => engine.standing(state));
    if (beside.length > 0 && chooseAside(BESIDE) === 0) {
      const { id, seat } = rowOf(beside, chooseAside(beside.length));
      const done = nameFailure(where, () => engine.apply(state, seat, id, 0));
      if (!done.ok) throw new KitError('options-legal', where, `beside the question: ${done.refusal.message}`);
      answers.push({ seat, option: 0, beside: true });
      events.push(...done.events);
      hashes.push(engine.hash(state));
      continue;
    }
    const decision = openDecision(engine, state, choose, where);
    if (answers.length % budget.every === 0 && budget.when?.(state) !== false)
      visit({ state, decision, n: answers.length, words, where });
    const option = choose(decision.options.length);
    const applied = nameFailure(where, () => engine.apply(state, decision.seat, decision.id, option));
    if (!applied.ok) throw new KitError('options-legal', where, `option ${option}: ${applied.refusal.message}`);
    answers.push({ seat: decision.seat, option });
    events.push(...applied.events);
    hashes.push(engine.hash(state));
  }
  return { answers, hashes, events, state, over: state.outcome !== null };
}

/** Gives random answers on a state of one's own; used to see that a state can be played on. */
export function playOn(engine: Engine, state: State, words: number[], answers: number, where: string): void {
  for (let n = 0; n < answers && state.outcome === null; n++) {
    const decision = openDecision(engine, state, (k) => below(words, 'picks', k), where);
    const option = below(words, 'picks', decision.options.length);
    nameFailure(where, () => engine.apply(state, decision.seat, decision.id, option));
  }
}
