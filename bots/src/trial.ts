import type { Picker } from '@hollow/engine';
import { clone, type Decision, type Engine, type State } from '@hollow/engine';
import { areFriends, canWalkIn, endOfTurn, isMaskedSeat, openChoicesIn, whereIs } from '@hollow/planner';
import { likeliestAnswer } from './plain-answer.ts';

/** Further questions of one option that are answered before the position is looked at. */
const FOLLOWED = 12;
/** Answers that are given while everybody lets the turn pass. */
const PASSED = 40;
/** Positions that are looked at for a place to flee to. */
const FLIGHTS = 10;
/** Whoever loses no more than this by the end of the turn is in no danger. */
export const SAFE = -0.5;

/** What is asked, without the options. */
type Asked = Pick<Decision, 'seat' | 'id' | 'kind'>;

/** Answers a question that is open; an answer that is not taken would leave a position that nobody can judge. */
function answer(engine: Engine, state: State, { seat, id }: Pick<Decision, 'seat' | 'id'>, option: number): void {
  const applied = engine.apply(state, seat, id, option);
  if (!applied.ok) throw new Error(`tried what cannot be answered: ${applied.refusal.message}`);
}

/** The end of the turn that is open; any answer where it may not end yet. */
function endOrAny(engine: Engine, state: State, pick: Picker): number {
  const end = endOfTurn(engine, state);
  return end < 0 ? pick(engine.optionCount(state)) : end;
}

/** The game is over, or asks how a character's turn goes on. */
const isAtRest = (state: State): boolean => state.outcome !== null || state.question?.kind === 'turn';

/** Points of traits come one by one: each is its own question, to which chance would be a bad answer. */
const isNextPoint = ({ question }: State, asked: Asked | null): boolean =>
  question?.kind === 'trait' && asked?.kind === 'trait' && question.seat === asked.seat;

/** The question what a fight is fought with. */
const MEANS = 'weapon';

/** Of neither of the two seats it is known on which side it is. */
const areMasked = (engine: Engine, state: State, one: number, other: number): boolean =>
  isMaskedSeat(engine, state, one) && isMaskedSeat(engine, state, other);

/**
 * The answer to what needs no chance: nobody fights with what promises less, what was laid out is proposed, and whether
 * somebody takes it is no luck. Friends weigh for both, so they agree to what is good for both; known foes do not; and
 * two who wear masks take what they get, whatever is behind them. -1 for everything else.
 */
function agreedAnswer(engine: Engine, state: State, asked: Asked | null): number {
  const { question } = state;
  if (question?.kind === MEANS) return likeliestAnswer(engine.pending(state)[0]?.options ?? []);
  if (question === null || asked === null || state.haunt < 0) return -1;
  const find = (isMeant: (verb: string) => boolean): number =>
    openChoicesIn(engine, state).findIndex(({ verb }) => isMeant(verb));
  if (question.kind === 'trade') return find((verb) => verb === 'done');
  if (question.kind !== 'trade-consent' && question.kind !== 'consent') return -1;
  const agreed =
    areFriends(engine, state, asked.seat, question.seat) || areMasked(engine, state, asked.seat, question.seat);
  return find((verb) => (verb === 'agree' || verb === 'accept') === agreed);
}

/**
 * Answers what an option asks further, at random, until somebody goes on with a turn or the same is `asked` again. Tells
 * whether anything was asked.
 */
function settle(engine: Engine, state: State, pick: Picker, asked: Asked | null = null): boolean {
  for (let n = 0; n < FOLLOWED; n++) {
    const { question } = state;
    if (isAtRest(state) || question === null || isNextPoint(state, asked)) return n > 0;
    const agreed = agreedAnswer(engine, state, asked);
    answer(engine, state, question, agreed >= 0 ? agreed : pick(engine.optionCount(state)));
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
export function tryOption(engine: Engine, sample: State, decision: Asked, option: number, pick: Picker): Tried | null {
  const state = clone(sample);
  const result = engine.apply(state, decision.seat, decision.id, option);
  if (!result.ok) return null;
  const asked = settle(engine, state, pick, decision);
  return { state, sure: !asked && !result.events.some((event) => event.reveals) };
}

/** What may come of a trade that an option opens: of each thing that could be laid out, if it is proposed by itself. */
export function tryTrade(engine: Engine, sample: State, decision: Decision, option: number, pick: Picker): State[] {
  const opened = clone(sample);
  if (!engine.apply(opened, decision.seat, decision.id, option).ok) return [];
  const [laying] = engine.pending(opened);
  if (laying === undefined || laying.kind !== 'trade') return [];
  return laying.options.flatMap(({ verb }, at) =>
    verb === 'thing' ? (tryOption(engine, opened, laying, at, pick)?.state ?? []) : [],
  );
}

/** Ends the turn of the sample if it still goes on; where it may not end yet, does what it asks for first. */
export function endTurn(engine: Engine, state: State, { turn }: State, pick: Picker): void {
  if (state.question?.kind !== 'turn' || state.turn.n !== turn.n) return;
  answer(engine, state, state.question, endOrAny(engine, state, pick));
  settle(engine, state, pick);
}

/** Lets the turn end and all others let theirs pass, until the same character's next turn: fire spreads, bombs tick. */
export function passToNextTurn(engine: Engine, state: State, { turn }: State, pick: Picker): void {
  for (let k = 0; k < PASSED && state.question !== null; k++) {
    const { question } = state;
    const isTurn = question.kind === 'turn';
    if (isTurn && state.turn.who === turn.who && state.turn.n > turn.n) return;
    answer(engine, state, question, isTurn ? endOrAny(engine, state, pick) : pick(engine.optionCount(state)));
  }
}

/** The character whose turn it was in the sample can still walk. */
export const canStillWalk = (state: State, sample: State): boolean =>
  isAtRest(state) && canWalkIn(state, sample.turn.n);

/**
 * The least that is lost where the character can still go this turn, if the turn ends there: the nearest first, until a
 * place is safe.
 */
export function leastLossInReach(engine: Engine, from: State, sample: State, lossAt: (state: State) => number): number {
  const { who } = sample.turn;
  const seen = new Set([whereIs(from, who)]);
  const ahead = [from];
  let best = Number.NEGATIVE_INFINITY;
  for (let n = 0; n < FLIGHTS && best <= SAFE; n++) {
    const here = ahead.shift();
    if (here === undefined) break;
    if (canStillWalk(here, sample)) {
      for (const state of afterOneStep(engine, here, sample)) {
        if (seen.has(whereIs(state, who))) continue;
        seen.add(whereIs(state, who));
        ahead.push(state);
      }
    }
    best = Math.max(best, lossAt(clone(here)));
  }
  return best;
}

/** Positions after one step to a room that lies open. */
function afterOneStep(engine: Engine, state: State, sample: State): State[] {
  const [decision] = engine.pending(state);
  if (decision === undefined) return [];
  return decision.options.flatMap(({ verb }, option) => {
    if (verb !== 'move') return [];
    const next = clone(state);
    answer(engine, next, decision, option);
    return next.turn.n === sample.turn.n && isAtRest(next) ? [next] : [];
  });
}
