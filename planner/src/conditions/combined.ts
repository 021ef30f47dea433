import { type HauntNode, listIn, wordOf } from '../haunt/syntax.ts';
import type { Estimator } from '../means/estimator.ts';
import { NEVER, soonest, type TurnsUntil } from '../position/evaluation.ts';

/**
 * How much the distance of one condition after the other counts, so that nobody stands between two of them for ever.
 */
const LATER = [1, 0.7, 0.5, 0.4];
const LAST = 0.3;

interface Part {
  readonly turns: number;
  /** It asks for somebody to be somewhere. */
  readonly place: boolean;
}

/** Several conditions at once: the nearest first; being somewhere comes last. */
function jointly(parts: readonly Part[]): number {
  const others = parts.filter(({ turns, place }) => turns > 0 && !place);
  // Whoever stands there already may as well go: it counts when the rest is done, and nobody waits there till then.
  const places = parts.filter(({ turns, place }) => place && (turns > 0 || others.length > 0));
  const inOrder = [...others.toSorted((a, b) => a.turns - b.turns), ...places];
  // What comes later counts less for its distance and in full for still having to be done: doing one thing never makes
  // the rest look dearer.
  return inOrder.reduce((sum, { turns }, i) => {
    const share = LATER[i] ?? LAST;
    return sum + turns * share + NEVER * (1 - share);
  }, 0);
}

/** Turns until all of the conditions hold. */
export function untilAll(est: Estimator, conditions: readonly unknown[]): TurnsUntil {
  const parts = conditions.map((of) => ({ until: est.until(of), place: wordOf(of) === 'at' }));
  return (now, me) => jointly(parts.map(({ until, place }) => ({ turns: until(now, me), place })));
}

export const untilAllOf = (est: Estimator, raw: HauntNode): TurnsUntil => untilAll(est, listIn(raw, 'of'));

export const untilAnyOf = (est: Estimator, raw: HauntNode): TurnsUntil =>
  soonest(listIn(raw, 'of').map((of) => est.until(of)));
