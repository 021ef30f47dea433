import { type Raw, wordOf } from '../haunt/syntax.ts';
import type { Estimator } from '../means/estimator.ts';
import type { TurnsUntil } from '../position/evaluation.ts';
import { all, any } from './combined.ts';
import { is } from './counting.ts';
import { exists, has, isDead, not, UNKNOWN } from './existence.ts';
import { holds } from './holding.ts';
import { at, elsewhere } from './places.ts';

/** By its word: how a condition that does not hold comes to hold. */
const CONDITIONS: ReadonlyMap<string, (est: Estimator, raw: Raw) => TurnsUntil> = new Map(
  Object.entries({ all, any, is, at, holds, exists, not, isDead, has }),
);

/**
 * Turns until a condition holds that does not hold yet. Of one whose word is not known nobody can tell how it comes
 * about, but where it would hold.
 */
export function untilMet(est: Estimator, condition: Raw): TurnsUntil {
  const known = CONDITIONS.get(wordOf(condition));
  if (known !== undefined) return known(est, condition);
  const there = elsewhere(est, condition);
  return (now, me) => Math.min(UNKNOWN, there(now, me));
}
