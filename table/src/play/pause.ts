import { note } from '../moment/log.ts';
import { type Act, type Draft, type Moment, requirePlaying, tableDraft } from '../moment/moment.ts';
import { RefusedError } from '../moment/refused.ts';
import { seatAt } from '../moment/table.ts';

/** The host stops the game for a while, and lets it go on: nobody answers, no bot moves, no clock runs. */
export function setPaused(moment: Moment, act: Act, on: boolean): Draft {
  requirePlaying(moment);
  const { table } = moment;
  if (table.paused === on)
    throw new RefusedError('conflict', on ? 'the game rests already' : 'the game goes on already');
  const { name } = seatAt(table, act.seat);
  return tableDraft(act, { ...table, paused: on }, note(on ? 'paused' : 'resumed', { seat: act.seat, name }));
}

export function requireNotPaused({ table }: Moment): void {
  if (table.paused) throw new RefusedError('paused', 'the host has stopped the game for a while');
}
