import { type HauntNode, isAboutExplorers } from '../haunt/syntax.ts';
import type { Estimator } from '../means/estimator.ts';
import { anyWay } from '../means/ways.ts';
import { turnsToKillOne } from '../position/combat.ts';
import type { TurnsUntil } from '../position/evaluation.ts';
import { asSelf } from '../position/tables.ts';
import { having } from './holding.ts';

/** Turns for one more of the same, once the first is done. */
export const ONE_MORE = 6;

/** How much the two numbers of a comparison that does not hold are apart. */
export function missingIn({ words }: Estimator, raw: HauntNode): TurnsUntil {
  const [a, b] = [words.num(raw.a), words.num(raw.b)];
  return ({ g }, me) => asSelf(g, me, (at) => Math.max(1, Math.abs(a(at) - b(at))));
}

/** A number is more, less or as much as another. */
export function untilCompared(est: Estimator, raw: HauntNode): TurnsUntil {
  const missing = missingIn(est, raw);
  const step = anyWay(est, raw, 'there');
  const fewer = raw.cmp === '<' || raw.cmp === '≤';
  const people = fewer && isAboutExplorers(raw.a) ? est.words.set({ x: 'explorers' }) : null;
  const taken = having(est, raw.a);
  return (now, me) => {
    const more = ONE_MORE * (missing(now, me) - 1);
    if (people !== null) return turnsToKillOne(now, me, people(now.g)) + more;
    return Math.min(step(now, me), taken(now, me)) + more;
  };
}
