import { clone, type Engine, type Event, type State } from '@hollow/engine';
import { pack } from '../store/packed.ts';
import { fingerprint } from './fingerprint.ts';
import { type Act, type Draft, type Moment, playing, row } from './moment.ts';
import { unlessPaused } from './pause.ts';
import type { Answer, Item, NewRow } from './record.ts';
import { Refused } from './refused.ts';
import { isPlayedByBot, type StepMark, type TableData } from './table.ts';

/** Steps that undo can reach at most. */
export const REACH = 40;

export const told = (events: readonly Event[]): Item[] => events.map((event) => ({ kind: 'event', event }));

/** The engine's own mistake: logged where it is caught, told to nobody. */
export class EngineFailure extends Error {}

interface Given {
  readonly row: NewRow;
  readonly events: readonly Event[];
  /** The state after it. */
  readonly text: string;
}

/** For whom an answer is given, where the seat itself does not give it, and what is said of it. */
export interface OnBehalf {
  readonly by: 'bot' | 'clock' | 'standing';
  readonly items?: readonly Item[];
}

const markOf = (onBehalf: OnBehalf | null): Partial<Answer> =>
  onBehalf === null ? {} : { bot: true, ...(onBehalf.by === 'bot' ? {} : { by: onBehalf.by }) };

/** An answer applied to the state in place; the row of the log. Throws a Refused that has changed nothing. */
function give(
  engine: Engine,
  state: State,
  act: Act,
  decision: number,
  option: number,
  before: Uint8Array,
  onBehalf: OnBehalf | null,
): Given {
  const asked = state.question?.seats.includes(act.seat) === true ? act.seat : -1;
  let applied: ReturnType<Engine['apply']>;
  try {
    applied = engine.apply(state, act.seat, decision, option);
  } catch (error) {
    throw new EngineFailure('the rules failed on an answer', { cause: error });
  }
  if (!applied.ok) throw new Refused(applied.refusal.code, applied.refusal.message);
  const answer: Answer = { decision, option, seat: asked, ...markOf(onBehalf) };
  const text = engine.serialise(state);
  const body = { items: [...(onBehalf?.items ?? []), ...told(applied.events)], answer, hash: fingerprint(text) };
  return { row: row('answer', act, body, before), events: applied.events, text };
}

const marked = (table: TableData, seq: number, { seat, at }: Act, free: boolean, haunt: number): readonly StepMark[] =>
  [...table.steps, { seq, seat, free, haunt, at }].slice(-REACH);

/** What follows from the state for the table: it is over with the game, and a vote ends with it. */
const after = (table: TableData, state: State): TableData =>
  state.outcome === null ? table : { ...table, phase: 'over', vote: null };

/** A seat answers the open decision, or somebody does so for it. */
export function answer(
  moment: Moment,
  act: Act,
  decision: number,
  option: number,
  onBehalf: OnBehalf | null = null,
): Draft {
  const { engine, state: present, packed } = playing(moment);
  unlessPaused(moment);
  if (onBehalf === null && isPlayedByBot(moment.table.seats[act.seat]))
    throw new Refused('not-yours', 'a bot plays this seat');
  const state = clone(present);
  const given = give(engine, state, act, decision, option, packed, onBehalf);
  const free = onBehalf === null && !given.events.some(({ reveals }) => reveals);
  const steps = marked(moment.table, moment.version + 1, act, free, present.haunt);
  return { table: after({ ...moment.table, steps }, state), state, text: given.text, rows: [given.row] };
}

/** A walk: rooms in order. It stops at the first step that asks somebody something else or reveals something. */
export function path(moment: Moment, act: Act, decision: number, rooms: readonly string[]): Draft {
  const { engine, state: present, packed } = playing(moment);
  unlessPaused(moment);
  if (isPlayedByBot(moment.table.seats[act.seat])) throw new Refused('not-yours', 'a bot plays this seat');
  const state = clone(present);
  const rows: NewRow[] = [];
  let { table } = moment;
  let before = packed;
  let open = decision;
  let text = '';
  const kind = state.question?.kind;
  for (const room of rooms) {
    const mine = engine.view(state, act.seat).decisions.find(({ id, seat }) => id === open && seat === act.seat);
    if (mine === undefined && rows.length === 0) throw new Refused('not-open', `decision ${decision} is not open`);
    const option = mine?.options.findIndex((way) => way.verb === 'move' && way.room === room) ?? -1;
    if (option < 0 && rows.length === 0) throw new Refused('no-such-option', `there is no way to ${room}`);
    if (option < 0) break;
    const haunt = state.haunt;
    const own = rows.length === 0 ? act : { ...act, mid: null };
    const given = give(engine, state, own, open, option, before, null);
    rows.push(given.row);
    ({ text } = given);
    const revealed = given.events.some(({ reveals }) => reveals);
    table = { ...table, steps: marked(table, moment.version + rows.length, act, !revealed, haunt) };
    if (revealed || state.outcome !== null || state.question?.kind !== kind) break;
    open = state.question?.id ?? -1;
    before = pack(text);
  }
  const [first, ...rest] = rows;
  return {
    table: after(table, state),
    state,
    text,
    rows: [{ ...first, body: { ...first.body, steps: rows.length } }, ...rest],
  };
}
