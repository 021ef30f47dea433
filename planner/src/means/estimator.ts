import type { HauntDef } from '@hollow/engine';
import type { HauntCompiler } from '@hollow/engine/inner';
import type { Aim, Cause } from '../haunt/causes.ts';
import type { TurnsUntil } from '../position/evaluation.ts';

/** Estimates, for one haunt, how many turns things take. */
export interface Estimator {
  readonly words: HauntCompiler;
  readonly def: HauntDef;
  readonly causes: readonly Cause[];
  /** Turns until the condition holds. */
  until(condition: unknown): TurnsUntil;
  /**
   * Turns until the cause has brought about what is aimed at; without an aim, until the character has done it with
   * success.
   */
  through(cause: Cause, aim: Aim | null): TurnsUntil;
}
