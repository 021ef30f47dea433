import { isExplorer, isToken, monsterOf, sideOf } from '@hollow/engine/inner';
import { type HauntNode, isAboutExplorers, isHauntNode, speaksOf, statusesIn, wordOf } from '../haunt/syntax.ts';
import type { Estimator } from '../means/estimator.ts';
import { anyWay, bestWay } from '../means/ways.ts';
import { turnsToKillAll, turnsToKillOne } from '../position/combat.ts';
import { NEVER, never, soonest, type TurnsUntil } from '../position/evaluation.ts';
import { asSelf } from '../position/tables.ts';
import { untilAll } from './combined.ts';
import { ONE_MORE } from './counting.ts';
import { having } from './holding.ts';
import { elsewhere } from './places.ts';

/** Nothing tells how such a condition comes about. */
export const UNKNOWN_TURNS = 8;

/** Somebody of the set for whom its test holds: as near as the nearest who comes into question. */
function members(est: Estimator, set: unknown): TurnsUntil {
  if (!isHauntNode(set) || set.x !== 'where') return never;
  const [of, test] = [est.words.set(set.of), untilAll(est, [set.test])];
  if (!speaksOf(set.test, 'theIt')) return never;
  return (now, me) => {
    const { g } = now;
    const kept = g.it;
    let least = NEVER;
    try {
      for (const x of asSelf(g, me, of)) {
        g.it = x;
        // What friends are to do one may do oneself; cards and rooms do nothing.
        const other = isExplorer(g, x) ? sideOf(g, x) !== sideOf(g, me) : isToken(g, x);
        least = Math.min(least, test(now, other ? x : me));
      }
    } finally {
      g.it = kept;
    }
    return least;
  };
}

/** There is one of the set. */
export function untilThereIs(est: Estimator, raw: HauntNode): TurnsUntil {
  if (speaksOf(raw.of, 'deadOnes')) {
    const living = est.words.set({ x: 'explorers' });
    return (now, me) => turnsToKillOne(now, me, living(now.g));
  }
  return soonest([anyWay(est, raw, 'there'), having(est, raw.of), elsewhere(est, raw), members(est, raw.of)]);
}

/** There is none of the set any more. */
function noneLeft(est: Estimator, set: unknown): TurnsUntil {
  const of = est.words.set(set);
  const statuses = statusesIn(set);
  const marked = statuses.length > 0;
  const undone = anyWay(est, { of: set }, 'gone');
  const freed = marked ? bestWay(est, 'set', statuses) : never;
  const sent = bestWay(est, 'sent', ['']);
  const people = isAboutExplorers(set) && !marked;
  return (now, me) => {
    const { g } = now;
    const left = asSelf(g, me, of);
    const more = ONE_MORE * (left.length - 1);
    if (people && left.every((x) => isExplorer(g, x))) {
      const friends = left.some((x) => sideOf(g, x) === sideOf(g, me));
      return friends ? sent(now, me) + more : turnsToKillAll(now, me, left);
    }
    const slain = left.some((x) => monsterOf(g, x) !== null) ? turnsToKillAll(now, me, left) : NEVER;
    return Math.min(Math.min(undone(now, me), freed(now, me)) + more, slain);
  };
}

/** Something is not so. */
export function untilNot(est: Estimator, raw: HauntNode): TurnsUntil {
  if (isHauntNode(raw.of) && wordOf(raw.of) === 'exists') return noneLeft(est, raw.of.of);
  return soonest([() => UNKNOWN_TURNS, anyWay(est, raw.of, 'gone'), elsewhere(est, raw)]);
}

/** They are dead. */
export function untilDead({ words }: Estimator, raw: HauntNode): TurnsUntil {
  const who = words.set(raw.who);
  return (now, me) => turnsToKillAll(now, me, asSelf(now.g, me, who));
}

/** Somebody bears a condition of the haunt. */
export const untilBorne = (est: Estimator, raw: HauntNode): TurnsUntil => bestWay(est, 'set', [String(raw.status)]);
