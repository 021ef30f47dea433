import { type Aim, type Cause, guardsOfDefeat, isOfItself, onlyOf } from '../haunt/causes.ts';
import { turnsToBeatOne } from '../position/combat.ts';
import type { TurnsUntil } from '../position/evaluation.ts';
import { NEVER } from '../position/evaluation.ts';
import { asSelf } from '../position/tables.ts';
import type { Estimator } from './estimator.ts';
import { EACH_NEED } from './needs.ts';
import { bestWay } from './ways.ts';

/** Turns until a monster has been beaten so that it serves the aim: it has to be there, to lie open, and to be fought. */
export function throughDefeat(est: Estimator, cause: Cause, aim: Aim | null): TurnsUntil {
  const kinds = [cause.beaten];
  const monsters = est.words.set({ x: 'pieces', kinds });
  const open = onlyOf(est.def, kinds).filter((only) => !isOfItself(only));
  const terms = est.until({ x: 'all', of: [...open, ...guardsOfDefeat(cause, aim)] });
  // Made only when it is wanted: what brings the monster may be the same defeat.
  let made: TurnsUntil | null = null;
  return (now, me) => {
    const there = asSelf(now.g, me, (g) => monsters(g).slice());
    const before = terms(now, me);
    if (there.length > 0) return Math.min(NEVER, before + turnsToBeatOne(now, me, there));
    made ??= bestWay(est, 'made', kinds);
    return Math.min(NEVER, made(now, me) + EACH_NEED + before);
  };
}
