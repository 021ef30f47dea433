import type { TruthFn } from '@hollow/engine/inner';
import { isLocal } from '../haunt/syntax.ts';
import type { TurnsUntil } from '../position/evaluation.ts';
import type { Estimator } from './estimator.ts';

/** A condition that is not met costs this much beside the turns it takes. */
export const EACH_NEED = 2;

/** A condition that something waits for. */
export interface Need {
  readonly truth: TruthFn;
  readonly turns: TurnsUntil;
  /** It depends on where the character stands. */
  readonly local: boolean;
}

export const needFor = (est: Estimator, condition: unknown): Need => ({
  truth: est.words.truth(condition),
  turns: est.until(condition),
  local: isLocal(condition),
});
