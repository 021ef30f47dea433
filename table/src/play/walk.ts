import { clone, type Engine, type State } from '@hollow/engine';
import type { DraftRow } from '../moment/log.ts';
import { type Act, type Draft, type Moment, requirePlaying } from '../moment/moment.ts';
import { RefusedError } from '../moment/refused.ts';
import { addStep, endWithGame, requirePlayedByPerson, takeAnswer } from './answer.ts';
import { requireNotPaused } from './pause.ts';

/** The option that leads to the room: null where the decision is not open any more, -1 where there is no such way. */
function optionTo(engine: Engine, state: State, seat: number, decision: number, room: string): number | null {
  const open = engine.view(state, seat).decisions.find((each) => each.id === decision && each.seat === seat);
  return open === undefined ? null : open.options.findIndex((way) => way.verb === 'move' && way.room === room);
}

/** A walk: rooms in order. It stops at the first step that asks somebody something else or reveals something. */
export function walkThrough(moment: Moment, act: Act, decision: number, rooms: readonly string[]): Draft {
  const { engine, state: present } = requirePlaying(moment);
  requireNotPaused(moment);
  requirePlayedByPerson(moment.table, act.seat);
  const state = clone(present);
  const kind = state.question?.kind;
  const rows: DraftRow[] = [];
  let { table } = moment;
  let open = decision;
  for (const room of rooms) {
    const option = optionTo(engine, state, act.seat, open, room);
    const isFirst = rows.length === 0;
    if (isFirst && option === null) throw new RefusedError('not-open', `decision ${decision} is not open`);
    if (isFirst && option === -1) throw new RefusedError('no-such-option', `there is no way to ${room}`);
    if (option === null || option < 0) break;
    const { haunt } = state;
    // The message is named once: its other rows are found through the first.
    const taken = takeAnswer(engine, state, isFirst ? act : { ...act, mid: null }, { decision: open, option }, null);
    rows.push(taken.row);
    const { seat, at } = act;
    table = addStep(table, { seq: moment.version + rows.length, seat, free: !taken.reveals, haunt, at });
    if (taken.reveals || state.outcome !== null || state.question?.kind !== kind) break;
    open = state.question?.id ?? -1;
  }
  const [first, ...rest] = rows;
  if (first === undefined) throw new RefusedError('malformed', 'a walk without a room', { field: 'rooms' });
  return {
    table: endWithGame(table, state),
    state,
    rows: [{ ...first, body: { ...first.body, steps: rows.length } }, ...rest],
  };
}
