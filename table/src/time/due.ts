import type { Moment } from '../moment/moment.ts';
import { botToAnswer, personsWaitedFor } from '../moment/waiting.ts';
import { nextToGiveUp } from '../people/away.ts';
import { isTooLong } from '../play/ending.ts';
import { seatToAnswerBeforehand } from '../play/standing.ts';
import { deadlineOf, seatOutOfTime } from './clock.ts';

/** Who has to act although no person will: a bot now, or somebody whose time is up. */

/** The one thing that is to be done at a table by whoever hosts it. */
export type Duty =
  /** Nothing, until something changes. */
  | { readonly kind: 'rest' }
  | { readonly kind: 'end-too-long' }
  | { readonly kind: 'bot'; readonly seat: number }
  /** The seat has given its answer beforehand. */
  | { readonly kind: 'standing'; readonly seat: number }
  /** The time of the seat is up; -1 is the table, which types in dice. */
  | { readonly kind: 'time-up'; readonly seat: number }
  /** The game is to begin, and whoever has not opened a word is left out. */
  | { readonly kind: 'stop-waiting-for-words' }
  /** The time to object is over: the seat is given up. */
  | { readonly kind: 'give-up'; readonly seat: number }
  /** People are waited for: those who have been away for too long are replaced. */
  | { readonly kind: 'look-for-absent' };

/** What has to be done at once, whatever the time is; null where people are waited for. */
function dutyAtOnce(moment: Moment): Duty | null {
  if (isTooLong(moment)) return { kind: 'end-too-long' };
  const bot = botToAnswer(moment);
  if (bot !== null) return { kind: 'bot', seat: bot };
  const beforehand = seatToAnswerBeforehand(moment);
  return beforehand === null ? null : { kind: 'standing', seat: beforehand };
}

export function dutyAt(moment: Moment, now: number): Duty {
  const { phase, paused, dealing } = moment.table;
  if (dealing !== null && dealing.until <= now) return { kind: 'stop-waiting-for-words' };
  const leaving = nextToGiveUp(moment.table);
  if (leaving !== null && leaving.at <= now) return { kind: 'give-up', seat: leaving.seat };
  if (phase !== 'playing' || paused) return { kind: 'rest' };
  const atOnce = dutyAtOnce(moment);
  if (atOnce !== null) return atOnce;
  const late = seatOutOfTime(moment, now);
  return late === null ? { kind: 'look-for-absent' } : { kind: 'time-up', seat: late };
}

/** Somebody other than a person has to act at once. */
export const isDueNow = (moment: Moment): boolean => dutyAtOnce(moment) !== null;

/** When a bot takes over from a person who is waited for and away; null for never. `left` is when the last device of the seat went. */
export function absentAt({ table }: Moment, left: number): number | null {
  const { absence } = table.settings;
  return absence === null ? null : Math.max(table.since, left) + absence * 1000;
}

/** The earliest of some times; null for never. */
export function earliest(...times: readonly (number | null)[]): number | null {
  const known = times.filter((time) => time !== null);
  return known.length === 0 ? null : Math.min(...known);
}

/** When something is due that no answer and no person brings about: a seat that is given up, words that were not opened. Null for never. */
export const restsUntil = ({ table }: Moment): number | null =>
  earliest(nextToGiveUp(table)?.at ?? null, table.dealing?.until ?? null);

/** When somebody other than a person has to look at the game again; null for never. */
export function dueAt(moment: Moment, now: number, pause: number): number | null {
  const rest = restsUntil(moment);
  if (moment.table.paused) return rest;
  if (isDueNow(moment)) return now + pause;
  return earliest(rest, deadlineOf(moment), personsWaitedFor(moment).length > 0 ? absentAt(moment, 0) : null);
}
