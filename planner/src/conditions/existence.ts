import { isCharacter, isExplorer, isExposed, monsterOf, sideOf } from '@hollow/engine/inner';
import { isOfItself, onlyOf } from '../haunt/causes.ts';
import {
  type HauntNode,
  isAboutExplorers,
  isHauntNode,
  kindsIn,
  speaksOf,
  statusesIn,
  wordOf,
} from '../haunt/syntax.ts';
import { attackTerms } from '../haunt/terms.ts';
import type { Estimator } from '../means/estimator.ts';
import { anyWay, bestWay } from '../means/ways.ts';
import { turnsToKillAll, turnsToKillOne } from '../position/combat.ts';
import { type Evaluation, NEVER, never, soonest, type TurnsUntil } from '../position/evaluation.ts';
import { asSelf } from '../position/tables.ts';
import { untilAll } from './combined.ts';
import { ONE_MORE } from './counting.ts';
import { having } from './holding.ts';
import { elsewhere, untilBrought } from './places.ts';

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
        // What friends are to do one may do oneself; cards, rooms and pieces that lie about do nothing.
        const other = isExplorer(g, x) ? sideOf(g, x) !== sideOf(g, me) : isCharacter(g, x);
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
  const brought = untilBrought(est, raw);
  if (brought !== null) return brought;
  return soonest([anyWay(est, raw, 'there'), having(est, raw.of), elsewhere(est, raw), members(est, raw.of)]);
}

/** Turns until one more of the monsters of a set can be attacked, where that is so of each by itself; null where it is not. */
export function exposing(est: Estimator, set: unknown): TurnsUntil | null {
  const own = onlyOf(est.def, kindsIn(set)).filter(isOfItself);
  return own.length === 0 ? null : soonest(own.map((only) => anyWay(est, only, 'there')));
}

/** How much of the fight counts while something else has to be done before it. */
const FIGHT_LATER = 0.7;

/** Turns until those of them that are left are killed in fights, once what must hold for that does. */
function slaying(est: Estimator, set: unknown): (now: Evaluation, me: number, left: readonly number[]) => number {
  const allowed = untilAll(est, attackTerms(est.def, set));
  const exposed = exposing(est, set);
  return (now, me, left) => {
    const fight = turnsToKillAll(now, me, left);
    const covered = exposed === null ? [] : left.filter((x) => !isExposed(now.g, me, x));
    const opened = exposed === null || covered.length === 0 ? 0 : exposed(now, me) + ONE_MORE * (covered.length - 1);
    const before = allowed(now, me) + opened;
    return before <= 0 ? fight : before + fight * FIGHT_LATER + NEVER * (1 - FIGHT_LATER);
  };
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
  const slay = slaying(est, set);
  return (now, me) => {
    const { g } = now;
    const left = asSelf(g, me, of);
    const more = ONE_MORE * (left.length - 1);
    if (people && left.every((x) => isExplorer(g, x))) {
      const friends = left.some((x) => sideOf(g, x) === sideOf(g, me));
      return friends ? sent(now, me) + more : slay(now, me, left);
    }
    const slain = left.some((x) => monsterOf(g, x) !== null) ? slay(now, me, left) : NEVER;
    return Math.min(Math.min(undone(now, me), freed(now, me)) + more, slain);
  };
}

/** Something is not so. */
export function untilNot(est: Estimator, raw: HauntNode): TurnsUntil {
  if (isHauntNode(raw.of) && wordOf(raw.of) === 'exists') return noneLeft(est, raw.of.of);
  return soonest([() => UNKNOWN_TURNS, anyWay(est, raw.of, 'gone'), elsewhere(est, raw)]);
}

/** Somebody bears a condition of the haunt. */
export const untilBorne = (est: Estimator, raw: HauntNode): TurnsUntil => bestWay(est, 'set', [String(raw.status)]);
