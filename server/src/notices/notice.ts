import type { LogRow, Moment } from '@hollow/table';
import { personsWaitedFor } from '@hollow/table';

/** What somebody who is not at the table wants to hear of. */
export interface Notice {
  readonly kind: 'turn' | 'nudge' | 'leaving' | 'over';
  /** Whom it concerns; nobody in particular at the end. */
  readonly seats: readonly number[];
}

const nudgedSeats = (rows: readonly LogRow[]): number[] =>
  rows.flatMap(({ body }) =>
    body.items.flatMap((item) => (item.kind === 'table' && item.what === 'nudged' ? (item.args.seat ?? []) : [])),
  );

/** Seats that are to be given up: their people can still object. */
function leavingNotices(before: Moment, { table }: Moment): readonly Notice[] {
  const seats = table.seats.flatMap(({ leaving }, seat) =>
    leaving !== null && before.table.seats[seat]?.leaving === null ? [seat] : [],
  );
  return seats.length > 0 ? [{ kind: 'leaving', seats }] : [];
}

/** What a change of the game gives notice of: who is waited for and was not before, who was reminded, whose seat is to be given up, and the end. */
export function noticesOf(before: Moment, after: Moment, rows: readonly LogRow[]): readonly Notice[] {
  if (after.table.phase === 'over')
    return before.table.phase === 'playing' ? [{ kind: 'over', seats: after.table.seats.map((_, seat) => seat) }] : [];
  if (after.table.phase !== 'playing') return [];
  if (after.table.paused) return leavingNotices(before, after);
  // Who was waited for before a rest has been told.
  const old = personsWaitedFor(before);
  const turn = personsWaitedFor(after).filter((seat) => !old.includes(seat));
  const reminded = nudgedSeats(rows);
  return [
    ...(turn.length > 0 ? [{ kind: 'turn', seats: turn } as const] : []),
    ...(reminded.length > 0 ? [{ kind: 'nudge', seats: reminded } as const] : []),
    ...leavingNotices(before, after),
  ];
}
