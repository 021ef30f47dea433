import { choicesOf, type Limits, playAtRandom } from '@hollow/bots';
import type { Engine, Setup, State } from '@hollow/engine';

export interface FinishedGame {
  readonly state: State;
  readonly decisions: number;
}

export function playRandom(engine: Engine, setup: Setup, seed: string, limits: Limits): FinishedGame {
  const { state } = engine.create(setup, seed);
  return { state, decisions: playAtRandom(engine, state, choicesOf(seed), limits) };
}

export const seatsFor = (players: number): Setup['seats'] => Array.from({ length: players }, () => ({}));
