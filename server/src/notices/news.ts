import { personsWaitedFor } from '../game/due.ts';
import type { Moment } from '../game/moment.ts';
import type { Row } from '../game/record.ts';

/** What somebody who is not at the table wants to hear of. */
export interface News {
  readonly kind: 'turn' | 'nudge' | 'over';
  /** Whom it concerns; nobody in particular at the end. */
  readonly seats: readonly number[];
}

const nudged = (rows: readonly Row[]): number[] =>
  rows.flatMap(({ body }) =>
    body.items.flatMap((item) => (item.kind === 'table' && item.what === 'nudged' ? [Number(item.args.seat)] : [])),
  );

/** What a change of the game is news of: who is waited for and was not before, who was reminded, and the end. */
export function newsOf(before: Moment, after: Moment, rows: readonly Row[]): readonly News[] {
  if (after.table.phase === 'over')
    return before.table.phase === 'playing' ? [{ kind: 'over', seats: after.table.seats.map((_, seat) => seat) }] : [];
  if (after.table.phase !== 'playing' || after.table.paused) return [];
  // Who was waited for before a rest has been told.
  const old = personsWaitedFor(before);
  const turn = personsWaitedFor(after).filter((seat) => !old.includes(seat));
  const reminded = nudged(rows);
  return [
    ...(turn.length > 0 ? [{ kind: 'turn', seats: turn } as const] : []),
    ...(reminded.length > 0 ? [{ kind: 'nudge', seats: reminded } as const] : []),
  ];
}
