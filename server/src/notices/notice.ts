import type { LogRow, Moment } from '@hollow/table';
import { personsWaitedFor } from '@hollow/table';

/** What somebody who is not at the table wants to hear of. */
export interface Notice {
  readonly kind: 'turn' | 'nudge' | 'over';
  /** Whom it concerns; nobody in particular at the end. */
  readonly seats: readonly number[];
}

const nudgedSeats = (rows: readonly LogRow[]): number[] =>
  rows.flatMap(({ body }) =>
    body.items.flatMap((item) => (item.kind === 'table' && item.what === 'nudged' ? (item.args.seat ?? []) : [])),
  );

/** What a change of the game gives notice of: who is waited for and was not before, who was reminded, and the end. */
export function noticesOf(before: Moment, after: Moment, rows: readonly LogRow[]): readonly Notice[] {
  if (after.table.phase === 'over')
    return before.table.phase === 'playing' ? [{ kind: 'over', seats: after.table.seats.map((_, seat) => seat) }] : [];
  if (after.table.phase !== 'playing' || after.table.paused) return [];
  // Who was waited for before a rest has been told.
  const old = personsWaitedFor(before);
  const turn = personsWaitedFor(after).filter((seat) => !old.includes(seat));
  const reminded = nudgedSeats(rows);
  return [
    ...(turn.length > 0 ? [{ kind: 'turn', seats: turn } as const] : []),
    ...(reminded.length > 0 ? [{ kind: 'nudge', seats: reminded } as const] : []),
  ];
}
