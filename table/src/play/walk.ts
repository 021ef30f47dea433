import { clone, type Engine, type State } from '@hollow/engine';
import { cheapestOf, type Route, type RouteStep, stepsOf } from '@hollow/protocol';
import { countEntries, type DraftRow } from '../moment/log.ts';
import { type Act, type Draft, type Moment, requirePlaying } from '../moment/moment.ts';
import { RefusedError } from '../moment/refused.ts';
import { addStep, endWithGame, requirePlayedByPerson, takeAnswer } from './answer.ts';
import { requireNotPaused } from './pause.ts';

/** The cheapest option of that kind: null where the decision is not open any more, -1 where there is none. */
function optionFor(engine: Engine, state: State, seat: number, decision: number, step: RouteStep): number | null {
  const open = engine.view(state, seat).decisions.find((each) => each.id === decision && each.seat === seat);
  return open === undefined ? null : cheapestOf(open, step);
}

/** A walk, step by step, and the door at its end. It stops at the first step that asks somebody something else or reveals something. */
export function walkThrough(moment: Moment, act: Act, decision: number, route: Route): Draft {
  const { engine, state: present } = requirePlaying(moment);
  requireNotPaused(moment);
  requirePlayedByPerson(moment.table, act.seat);
  const state = clone(present);
  const kind = state.question?.kind;
  const rows: DraftRow[] = [];
  let { table } = moment;
  let open = decision;
  let after = table.counts;
  for (const step of stepsOf(route)) {
    const option = optionFor(engine, state, act.seat, open, step);
    const isFirst = rows.length === 0;
    if (isFirst && option === null) throw new RefusedError('not-open', `decision ${decision} is not open`);
    if (isFirst && option === -1) throw new RefusedError('no-such-option', `there is no way to ${route.rooms[0]}`);
    if (option === null || option < 0) break;
    const { haunt } = state;
    // The message is named once: its other rows are found through the first.
    const taken = takeAnswer(engine, state, isFirst ? act : { ...act, mid: null }, { decision: open, option }, null);
    rows.push(taken.row);
    const seq = moment.version + rows.length;
    table = addStep(table, { seq, seat: act.seat, free: !taken.reveals, haunt, after, walk: moment.version + 1 });
    after = countEntries(after, taken.row.body.items);
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
