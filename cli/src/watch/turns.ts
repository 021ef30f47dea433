import { type Bot, botAnswers } from '@hollow/bots';
import { clone, type Decision, type Engine, type Option, type State } from '@hollow/engine';
import { explorersPlayedBy } from '@hollow/planner';

/** One answer to how a turn goes on: the position before it, what could be answered, and what was. */
export interface WatchedStep {
  readonly state: State;
  readonly decision: Decision;
  readonly option: Option;
}

/** A turn of an explorer in a haunt, from its first question to the position after it. */
export interface WatchedTurn {
  readonly who: number;
  readonly seat: number;
  readonly n: number;
  readonly round: number;
  readonly steps: readonly WatchedStep[];
  readonly after: State;
}

/** A turn that goes on. */
type Begun = Omit<WatchedTurn, 'steps' | 'after'> & { readonly steps: WatchedStep[] };

function begunAt(engine: Engine, state: State, decision: Decision | undefined): Begun | null {
  const { who, n } = state.turn;
  const ofExplorer = decision?.kind === 'turn' && explorersPlayedBy(engine, state, decision.seat).includes(who);
  return ofExplorer && state.underway ? { who, seat: decision.seat, n, round: state.round, steps: [] } : null;
}

/** Lets bots play on, and looks at every turn of an explorer in the haunt as a whole once it is over. */
export function* watchedTurns(
  engine: Engine,
  state: State,
  bots: readonly Bot[],
  maxRounds: number,
): Generator<WatchedTurn> {
  let begun: Begun | null = null;
  let [decision] = engine.pending(state);
  let before = clone(state);
  for (const { seat, id, option } of botAnswers(engine, state, bots, { maxRounds })) {
    if (decision?.kind === 'turn' && decision.id === id && decision.seat === seat) {
      if (begun?.n !== before.turn.n) begun = begunAt(engine, before, decision);
      const chosen = decision.options[option];
      if (begun !== null && chosen !== undefined) begun.steps.push({ state: before, decision, option: chosen });
    }
    if (begun !== null && (state.turn.n !== begun.n || state.outcome !== null)) {
      yield { ...begun, after: clone(state) };
      begun = null;
    }
    before = clone(state);
    [decision] = engine.pending(state);
  }
}
