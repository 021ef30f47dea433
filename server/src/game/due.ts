import type { Moment, Position } from './moment.ts';
import { isPlayedByBot } from './table.ts';

/** Who has to act although no person will: a bot now, or somebody whose time is up. */

const OPEN_ANSWER = -1;

/** Seats that the open question waits for; -1 is the table, which types in dice. */
export function waitedFor({ state }: Position): readonly number[] {
  const { question } = state;
  if (question === null || state.outcome !== null) return [];
  return question.seats.filter((_, i) => question.answers[i] === OPEN_ANSWER);
}

/** The first seat that a bot has to answer for now, or null. Where only bots sit, they type in the dice as well. */
export function botToAnswer({ table, game }: Moment): number | null {
  if (game === null || table.phase !== 'playing') return null;
  for (const seat of waitedFor(game)) {
    if (seat >= 0 && isPlayedByBot(table.seats[seat])) return seat;
    if (seat < 0 && table.seats.every(isPlayedByBot)) return 0;
  }
  return null;
}

/** Persons who are waited for. */
export const personsWaitedFor = ({ table, game }: Moment): readonly number[] =>
  game === null || table.phase !== 'playing'
    ? []
    : waitedFor(game).filter((seat) => seat >= 0 && !isPlayedByBot(table.seats[seat]));

/** When a bot takes over from a person who is waited for and away; null for never. `left` is when the last device of the seat went. */
export function absentAt({ table }: Moment, left: number): number | null {
  const { absence } = table.settings;
  return absence === null ? null : Math.max(table.since, left) + absence * 1000;
}

/** When somebody other than a person has to look at the game again; null for never. */
export function dueAt(moment: Moment, now: number, pause: number): number | null {
  if (botToAnswer(moment) !== null) return now + pause;
  return personsWaitedFor(moment).length > 0 ? absentAt(moment, 0) : null;
}
