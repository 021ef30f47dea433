import type { Clock } from '../protocol/index.ts';
import type { Moment } from './moment.ts';
import { isPlayedByBot, type TableData, type TimeData } from './table.ts';
import { TABLE, waitedFor } from './waiting.ts';

/** How long people may think: by decision, or by turn. The time of a seat runs only while the seat is waited for. */

/** Seats whose time runs now; -1 is the table, which types in dice. Nothing runs before something was counted. */
function ticking({ table, game }: Moment): readonly number[] {
  if (game === null || table.phase !== 'playing' || table.paused || table.time.period === '') return [];
  return waitedFor(game).filter((seat) => seat === TABLE || !isPlayedByBot(table.seats[seat]));
}

function periodOf(clock: Clock, { game }: Moment): string {
  if (game === null || clock.kind === 'none') return '';
  return clock.kind === 'turn' ? `turn ${game.state.turn.n}` : `question ${game.state.question?.id ?? -1}`;
}

/** The time of the table after a change: what was used until now is counted, and starts anew with a new period. */
export function timeAfter(before: Moment, after: Moment, at: number): TimeData {
  const { time } = before.table;
  const period = periodOf(after.table.settings.clock, after);
  if (period !== time.period) return { period, mark: at, used: {} };
  const used = { ...time.used };
  for (const seat of ticking(before)) used[seat] = (used[seat] ?? 0) + Math.max(0, at - time.mark);
  return { period, mark: at, used };
}

const endOf = ({ settings, time }: TableData, seat: number): number =>
  settings.clock.kind === 'none'
    ? Number.POSITIVE_INFINITY
    : time.mark + settings.clock.seconds * 1000 - (time.used[seat] ?? 0);

/** When the time of whoever is waited for ends, the first of them; null where no time runs. */
export function deadline(moment: Moment): number | null {
  const ends = ticking(moment).map((seat) => endOf(moment.table, seat));
  return ends.length === 0 ? null : Math.min(...ends);
}

/** A seat whose time is up, or null. */
export function outOfTime(moment: Moment, now: number): number | null {
  return ticking(moment).find((seat) => endOf(moment.table, seat) <= now) ?? null;
}
