import type { Engine } from '../../game/engine.ts';
import { clone, type State } from '../../state/state.ts';
import { keptOption } from '../kept-answers.ts';
import type { KeptAnswer, ReadingChance } from '../kept-chance.ts';
import { layAgain } from './hidden.ts';
import { hasReachedGoal } from './sides.ts';

/** How a side comes to its goal from a position when everything helps: answers and what chance decides, as tales keep them. */
export interface Witness {
  readonly side: string;
  /** The goal that is reached. */
  readonly why: string;
  readonly rounds: number;
  readonly steps: readonly KeptAnswer[];
}

/** A witness that does not stand: at which step, and why. */
export class WitnessError extends Error {
  constructor(step: number, what: string, cause?: unknown) {
    super(`step ${step + 1}: ${what}`, { cause });
    this.name = 'WitnessError';
  }
}

/** Plays a witness again from its position, which is not changed, and sees that its side wins. `chance` is the engine's own. */
export function replayWitness(engine: Engine, chance: ReadingChance, position: State, witness: Witness): State {
  const state = clone(position);
  for (const [i, step] of witness.steps.entries()) {
    try {
      layAgain(engine, state, step);
      const [asked, option] = keptOption(engine, state, step);
      chance.expect(step.chance);
      const applied = engine.apply(state, asked.seat, asked.id, option);
      if (!applied.ok) throw new Error(applied.refusal.message);
    } catch (error) {
      throw new WitnessError(i, error instanceof Error ? error.message : String(error), error);
    }
    const fault = chance.fault();
    if (fault !== null) throw new WitnessError(i, fault);
  }
  if (!hasReachedGoal(engine, state, witness.side))
    throw new WitnessError(witness.steps.length - 1, `“${witness.side}” does not win`);
  return state;
}
