import { clone } from '@hollow/engine';
import { eventItems, note } from '../moment/log.ts';
import { type Act, type Draft, type Moment, requirePlaying, row } from '../moment/moment.ts';
import { withoutVotes } from '../moment/table.ts';

/** The game has gone on for more rounds than the table wants. */
export const isTooLong = ({ table, game }: Moment): boolean =>
  game !== null &&
  table.phase === 'playing' &&
  table.settings.rounds !== null &&
  game.state.round > table.settings.rounds;

/** The end without a winner: all want it, or the game has gone on for too long. */
export function endWithoutWinner(moment: Moment, act: Act, why: 'drawn' | 'too-long' = 'drawn'): Draft {
  const { engine, state: present } = requirePlaying(moment);
  const state = clone(present);
  const events = engine.callOff(state);
  const { rounds } = moment.table.settings;
  const items = [note(why, rounds === null ? {} : { rounds }), ...eventItems(events)];
  return {
    table: { ...withoutVotes(moment.table), phase: 'over' },
    state,
    rows: [row('end', act, { items }, engine.serialise(state))],
  };
}
