import { type HauntNode, wordOf } from '../haunt/syntax.ts';
import type { Estimator } from '../means/estimator.ts';
import type { TurnsUntil } from '../position/evaluation.ts';
import { untilAllOf, untilAnyOf } from './combined.ts';
import { untilCompared } from './counting.ts';
import { untilDead } from './dying.ts';
import { UNKNOWN_TURNS, untilBorne, untilNot, untilThereIs } from './existence.ts';
import { untilHeld } from './holding.ts';
import { elsewhere, untilAt } from './places.ts';

/** By its word: how a condition that does not hold comes to hold. */
const CONDITIONS: ReadonlyMap<string, (est: Estimator, raw: HauntNode) => TurnsUntil> = new Map(
  Object.entries({
    all: untilAllOf,
    any: untilAnyOf,
    is: untilCompared,
    at: untilAt,
    holds: untilHeld,
    exists: untilThereIs,
    not: untilNot,
    isDead: untilDead,
    has: untilBorne,
  }),
);

/**
 * Turns until a condition holds that does not hold yet. Of one whose word is not known nobody can tell how it comes
 * about, but where it would hold.
 */
export function untilMet(est: Estimator, condition: HauntNode): TurnsUntil {
  const known = CONDITIONS.get(wordOf(condition));
  if (known !== undefined) return known(est, condition);
  const there = elsewhere(est, condition);
  return (now, me) => Math.min(UNKNOWN_TURNS, there(now, me));
}
