import type { Rule } from '@hollow/engine';
import { roomOf, type TruthFn } from '@hollow/engine/inner';
import type { Aim, Cause } from '../haunt/causes.ts';
import { isLocal, isTransient, kindsIn } from '../haunt/syntax.ts';
import { laidRooms } from '../position/discovery.ts';
import { type Evaluation, NEVER, never, type TurnsUntil } from '../position/evaluation.ts';
import { areFoes, asIfIn, asSelf } from '../position/tables.ts';
import { stepsBetween, turnsToReach } from '../position/travel.ts';
import { rollsAt } from './attempts.ts';
import { type Entered, partsTogether } from './entering.ts';
import type { Estimator } from './estimator.ts';

/** Whether the way of a seeker to the character leads through the room. */
function leadsThrough(now: Evaluation, seeker: number, me: number, room: number): boolean {
  const [from, to] = [roomOf(now.g, seeker), roomOf(now.g, me)];
  if (from === room || to === room) return true;
  const [all, first] = [stepsBetween(now, seeker, from, to), stepsBetween(now, seeker, from, room)];
  // The way on from the room is looked for only where it could be part of the way: that is dear.
  return first >= 0 && first < all && first + stepsBetween(now, seeker, room, to) === all;
}

/**
 * Turns until a seeker comes through the room after the character, who goes there to be sought if need be; any number
 * from `most` on where it is no fewer.
 */
function turnsToLure(now: Evaluation, me: number, seeker: number, room: number, most: number): number {
  const theirs = turnsToReach(now, seeker, [room]);
  if (theirs >= most) return most;
  return leadsThrough(now, seeker, me, room) ? theirs : Math.max(theirs, turnsToReach(now, me, [room])) + 1;
}

/**
 * A rule for monsters that go after others works where they come: whoever they seek can stand where their way leads
 * through such a room.
 */
export function throughSeekers(
  est: Estimator,
  cause: Cause,
  aim: Aim | null,
  rule: Rule,
  entered: Entered | null,
): TurnsUntil {
  const seeks = (kind: string): boolean =>
    est.def.monsters?.[kind]?.will?.some((will) => 'seek' in will || 'seekAny' in will) === true;
  if (typeof rule.for !== 'object' || isTransient(rule.for) || !kindsIn(rule.for).some(seeks)) return never;
  const whom = est.words.set(rule.for);
  const here: readonly TruthFn[] = partsTogether(rule.when)
    .filter((raw) => isLocal(raw) && !isTransient(raw))
    .map((raw) => est.words.truth(raw));
  if (entered === null && here.length === 0) return never;
  const attempts = rollsAt(est.words, cause, aim);
  const isMeant: Entered['isMeant'] = (g, seeker, room) =>
    entered === null
      ? asIfIn(g, seeker, room, (at) => here.every((truth) => truth(at)))
      : entered.isMeant(g, seeker, room);
  return (now, me) => {
    const { g } = now;
    const seekers = asSelf(g, me, (at) => whom(at).slice()).filter((x) => roomOf(g, x) >= 0 && areFoes(g, me, x));
    const [first] = seekers;
    if (first === undefined) return NEVER;
    // What holds of one of them is held to do so of all.
    const rooms = laidRooms(now).filter((room) => isMeant(g, first, room));
    const tries = asSelf(g, first, attempts);
    let least = NEVER;
    for (const seeker of seekers)
      for (const room of rooms) least = Math.min(least, turnsToLure(now, me, seeker, room, least - tries) + tries);
    return Math.min(NEVER, least + 1);
  };
}
