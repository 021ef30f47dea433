import type { Decision, Engine, State } from '@hollow/engine';

/** The value, which is there. Fails the test with what is missing where it is not. */
export function must<T>(value: T | undefined | null, what: string): T {
  if (value === undefined || value === null) throw new Error(`${what} is missing`);
  return value;
}

/** What is asked now, of a game that goes on. */
export const openQuestion = (engine: Engine, state: State): Decision =>
  must(engine.pending(state)[0], 'an open question');
