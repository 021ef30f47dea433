import { OPEN_ANSWER } from '@hollow/engine';
import type { Moment, RunningGame } from './moment.ts';
import { isPlayedByBot, seatAt, type TableData } from './table.ts';

/** In place of a seat: the table, which types in dice. */
export const TABLE = -1;

/** Seats that the open question waits for; -1 is the table. */
export function seatsWaitedFor({ state }: Pick<RunningGame, 'state'>): readonly number[] {
  const { question } = state;
  if (question === null || state.outcome !== null) return [];
  return question.seats.filter((_, i) => question.answers[i] === OPEN_ANSWER);
}

/** No person plays here any more, or not for now. */
export const onlyBots = ({ seats }: TableData): boolean => seats.every(isPlayedByBot);

/** The first seat that a bot has to answer for now, or null. Where only bots sit, they throw the dice as well. */
export function botToAnswer({ table, game }: Moment): number | null {
  if (game === null || table.phase !== 'playing' || table.paused) return null;
  for (const seat of seatsWaitedFor(game)) {
    if (seat >= 0 && isPlayedByBot(seatAt(table, seat))) return seat;
    if (seat < 0 && onlyBots(table)) return 0;
  }
  return null;
}

/** A table and its position; the rules are not needed to see who is asked. */
interface AskingTable {
  readonly table: TableData;
  readonly game: Pick<RunningGame, 'state'> | null;
}

/** Persons who are waited for. */
export const personsWaitedFor = ({ table, game }: AskingTable): readonly number[] =>
  game === null || table.phase !== 'playing'
    ? []
    : seatsWaitedFor(game).filter((seat) => seat >= 0 && !isPlayedByBot(seatAt(table, seat)));
