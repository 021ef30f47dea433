import type { Decision } from '../src/contract/types.ts';
import type { Engine } from '../src/game/engine.ts';
import type { State } from '../src/state/state.ts';

/** The value, which is there. Fails the test with what is missing where it is not. */
export function must<T>(value: T | undefined | null, what: string): T {
  if (value === undefined || value === null) throw new Error(`${what} is missing`);
  return value;
}

/** What is asked now, of a game that goes on. */
export const openQuestion = (engine: Engine, state: State): Decision =>
  must(engine.pending(state)[0], 'an open question');
