import { deadline } from './clock.ts';
import type { Moment, Position } from './moment.ts';
import { standingToAnswer } from './standing.ts';
import { isPlayedByBot, type TableData } from './table.ts';
import { waitedFor } from './waiting.ts';

/** Who has to act although no person will: a bot now, or somebody whose time is up. */

/** No person plays here any more, or not for now. */
export const onlyBots = ({ seats }: TableData): boolean => seats.every(isPlayedByBot);

/** The first seat that a bot has to answer for now, or null. Where only bots sit, they throw the dice as well. */
export function botToAnswer({ table, game }: Moment): number | null {
  if (game === null || table.phase !== 'playing' || table.paused) return null;
  for (const seat of waitedFor(game)) {
    if (seat >= 0 && isPlayedByBot(table.seats[seat])) return seat;
    if (seat < 0 && onlyBots(table)) return 0;
  }
  return null;
}

/** A table and its position; the rules are not needed to see who is asked. */
interface Asked {
  readonly table: TableData;
  readonly game: Pick<Position, 'state'> | null;
}

/** Persons who are waited for. */
export const personsWaitedFor = ({ table, game }: Asked): readonly number[] =>
  game === null || table.phase !== 'playing'
    ? []
    : waitedFor(game).filter((seat) => seat >= 0 && !isPlayedByBot(table.seats[seat]));

/** The game has gone on for more rounds than the table wants. */
export const isTooLong = ({ table, game }: Moment): boolean =>
  game !== null &&
  table.phase === 'playing' &&
  table.settings.rounds !== null &&
  game.state.round > table.settings.rounds;

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

/** When somebody other than a person has to look at the game again; null for never. */
export function dueAt(moment: Moment, now: number, pause: number): number | null {
  if (moment.table.paused) return null;
  if (isTooLong(moment) || botToAnswer(moment) !== null || standingToAnswer(moment) !== null) return now + pause;
  return earliest(deadline(moment), personsWaitedFor(moment).length > 0 ? absentAt(moment, 0) : null);
}
