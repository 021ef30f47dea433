import { type Act, type Draft, type Moment, note, playing, tableDraft } from './moment.ts';
import { Refused } from './refused.ts';

/** The host stops the game for a while, and lets it go on: nobody answers, no bot moves, no clock runs. */
export function pause(moment: Moment, act: Act, on: boolean): Draft {
  playing(moment);
  const { table } = moment;
  if (table.paused === on) throw new Refused('conflict', on ? 'the game rests already' : 'the game goes on already');
  const { name } = table.seats[act.seat];
  return tableDraft(act, { ...table, paused: on }, note(on ? 'paused' : 'resumed', { seat: act.seat, name }));
}

export function unlessPaused({ table }: Moment): void {
  if (table.paused) throw new Refused('paused', 'the host has stopped the game for a while');
}
