import type { Moment } from '../game/moment.ts';
import type { StepMark } from '../game/table.ts';

/** The seat's last answer, where it can be taken back at once: nothing was revealed by it and nobody has answered since. */
export function canUndoFree({ table }: Moment, seat: number): boolean {
  const last = table.steps.at(-1);
  return table.phase === 'playing' && last !== undefined && last.seat === seat && last.free;
}

/** The seat's last answer that all together may take back: not across the start of the haunt. */
export function slipOf({ table, game }: Moment, seat: number): StepMark | null {
  const last = table.steps.findLast((step) => step.seat === seat);
  return last === undefined || game === null || last.haunt !== game.state.haunt ? null : last;
}

export const canUndoByVote = (moment: Moment, seat: number): boolean =>
  moment.table.phase === 'playing' &&
  moment.table.settings.undo &&
  moment.table.vote === null &&
  slipOf(moment, seat) !== null;
