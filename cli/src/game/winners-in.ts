import { type Engine, type State, type Winners, winnersOf } from '@hollow/engine';

/** Who has won the game; null while it goes on. */
export const winnersIn = (engine: Engine, state: State): Winners | null =>
  state.outcome === null ? null : winnersOf(state.outcome, engine.view(state, 'all').position);
