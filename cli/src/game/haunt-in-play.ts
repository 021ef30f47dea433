import type { Engine, State } from '@hollow/engine';

export type HauntProgram = ReturnType<Engine['program']>['haunts'][number];

/** The haunt of a game in which it has begun. */
export function hauntInPlay(engine: Engine, state: State): HauntProgram {
  const haunt = engine.program(state.ruleset).haunts[state.haunt];
  if (haunt === undefined) throw new Error('no haunt has begun in this game');
  return haunt;
}
