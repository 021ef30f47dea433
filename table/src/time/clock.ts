import type { Clock } from '@hollow/protocol';
import type { Moment } from '../moment/moment.ts';
import { isPlayedByBot, seatAt, type TableData, type TimeData } from '../moment/table.ts';
import { seatsWaitedFor, TABLE } from '../moment/waiting.ts';

/** How long people may think: by decision, or by turn. The time of a seat runs only while the seat is waited for. */

/** Seats whose time runs now; -1 is the table, which types in dice. Nothing runs before something was counted. */
function seatsOnClock({ table, game }: Moment): readonly number[] {
  if (game === null || table.phase !== 'playing' || table.paused || table.time.period === '') return [];
  return seatsWaitedFor(game).filter((seat) => seat === TABLE || !isPlayedByBot(seatAt(table, seat)));
}

function periodOf(clock: Clock, { game }: Moment): string {
  if (game === null || clock.kind === 'none') return '';
  return clock.kind === 'turn' ? `turn ${game.state.turn.n}` : `question ${game.state.question?.id ?? -1}`;
}

/** The answer that the change gave, with the time that it took: whoever takes it back gets no new time. */
export function withTimeUsed(
  { table, version }: Moment,
  { table: next }: Moment,
  used: TimeData['used'],
): TableData['steps'] {
  if (table.time.period === '') return next.steps;
  return next.steps.map((step) => (step.seq === version + 1 ? { ...step, used: used[step.seat] ?? 0 } : step));
}

/** What was used in this period until now, by seat. */
export function timeUsedUntil(moment: Moment, at: number): TimeData['used'] {
  const { time } = moment.table;
  const used = { ...time.used };
  for (const seat of seatsOnClock(moment)) used[seat] = (used[seat] ?? 0) + Math.max(0, at - time.mark);
  return used;
}

/** Under a faster clock nobody has less time left than before, or than it gives: it must not end a thought that has begun. */
function usedUnder(before: Moment, after: Moment, used: TimeData['used']): TimeData['used'] {
  const { clock: old } = before.table.settings;
  const { clock } = after.table.settings;
  if (old.kind === 'none' || clock.kind === 'none' || clock.seconds >= old.seconds) return used;
  const less = (old.seconds - clock.seconds) * 1000;
  return Object.fromEntries(Object.entries(used).map(([seat, time]) => [seat, Math.max(0, time - less)]));
}

/**
 * The time of the table after a change: what was used until now is counted, and starts anew with a new period, unless that came by taking back the row
 * `undone`. New time runs when what happened has been shown, `grace` milliseconds later.
 */
export function timeAfter(
  before: Moment,
  after: Moment,
  at: number,
  { undone, grace }: { readonly undone: number | null; readonly grace: number },
): TimeData {
  const { time, steps } = before.table;
  const period = periodOf(after.table.settings.clock, after);
  const used = timeUsedUntil(before, at);
  if (period === time.period) return { period, mark: Math.max(at, time.mark), used: usedUnder(before, after, used) };
  const step = steps.find(({ seq }) => seq === undone);
  if (step === undefined) return { period, mark: at + grace, used: {} };
  return { period, mark: at, used: { [step.seat]: (step.used ?? 0) + (used[step.seat] ?? 0) } };
}

const endOf = ({ settings, time }: TableData, seat: number): number =>
  settings.clock.kind === 'none'
    ? Number.POSITIVE_INFINITY
    : time.mark + settings.clock.seconds * 1000 - (time.used[seat] ?? 0);

/** When the time of whoever is waited for ends, the first of them; null where no time runs. */
export function deadlineOf(moment: Moment): number | null {
  const ends = seatsOnClock(moment).map((seat) => endOf(moment.table, seat));
  return ends.length === 0 ? null : Math.min(...ends);
}

/** A seat whose time is up, or null. */
export function seatOutOfTime(moment: Moment, now: number): number | null {
  return seatsOnClock(moment).find((seat) => endOf(moment.table, seat) <= now) ?? null;
}
