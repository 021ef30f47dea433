import { clone, type Engine, type Event, type Motive, type State } from '@hollow/engine';
import { type AnswerRecord, type AnswerThought, type DraftRow, eventItems, type LogItem } from '../moment/log.ts';
import { type Act, type Draft, type Moment, requirePlaying, row } from '../moment/moment.ts';
import { RefusedError } from '../moment/refused.ts';
import { isPlayedByBot, type StepMark, seatAt, type TableData, withoutVotes } from '../moment/table.ts';
import { requireNotPaused } from './pause.ts';

/** Steps that undo can reach at most. */
export const UNDO_REACH = 40;

/** The engine's own mistake: logged where it is caught, told to nobody. */
export class EngineFailure extends Error {}

/** An answer that the rules have taken. */
export interface TakenAnswer {
  readonly row: DraftRow;
  /** Something that was hidden before is known now. */
  readonly reveals: boolean;
}

/** For whom an answer is given, where the seat itself does not give it, and what is said of it. */
export interface OnBehalf {
  readonly by: 'bot' | 'clock' | 'standing';
  readonly items?: readonly LogItem[];
  readonly thought?: AnswerThought;
  /** What a bot was after; null keeps what was said before. */
  readonly motive?: Motive | null;
}

const giverOf = (onBehalf: OnBehalf | null): Partial<AnswerRecord> =>
  onBehalf === null
    ? {}
    : {
        bot: true,
        ...(onBehalf.by === 'bot' ? {} : { by: onBehalf.by }),
        ...(onBehalf.thought === undefined ? {} : { thought: onBehalf.thought }),
      };

function applyAnswer(engine: Engine, state: State, seat: number, decision: number, option: number): readonly Event[] {
  let applied: ReturnType<Engine['apply']>;
  try {
    applied = engine.apply(state, seat, decision, option);
  } catch (error) {
    throw new EngineFailure('the rules failed on an answer', { cause: error });
  }
  if (!applied.ok) throw new RefusedError(applied.refusal.code, applied.refusal.message);
  return applied.events;
}

/** Applies an answer to the state in place; the row of the log. Throws a RefusedError that has changed nothing. */
export function takeAnswer(
  engine: Engine,
  state: State,
  act: Act,
  { decision, option }: Pick<AnswerRecord, 'decision' | 'option'>,
  onBehalf: OnBehalf | null,
): TakenAnswer {
  const asked = state.question?.seats.includes(act.seat) === true ? act.seat : -1;
  const events = applyAnswer(engine, state, act.seat, decision, option);
  const answer: AnswerRecord = { decision, option, seat: asked, ...giverOf(onBehalf) };
  const items = [...(onBehalf?.items ?? []), ...eventItems(events)];
  return {
    row: row('answer', act, { items, answer }, engine.serialise(state)),
    reveals: events.some(({ reveals }) => reveals),
  };
}

/** The steps that undo can reach after one more. */
export const addStep = (table: TableData, step: StepMark): TableData => ({
  ...table,
  steps: [...table.steps, step].slice(-UNDO_REACH),
});

/** The table is over with the game, and a vote ends with it. */
export const endWithGame = (table: TableData, state: State): TableData =>
  state.outcome === null ? table : { ...withoutVotes(table), phase: 'over' };

/** What bots were after is kept until they are after something else; of a person who has answered nothing is known. */
function withMotive(table: TableData, seat: number, onBehalf: OnBehalf | null): TableData {
  const { [seat]: known, ...others } = table.motives;
  const motive = onBehalf === null ? null : (onBehalf.motive ?? known ?? null);
  return { ...table, motives: motive === null ? others : { ...others, [seat]: motive } };
}

export function requirePlayedByPerson(table: TableData, seat: number): void {
  if (isPlayedByBot(seatAt(table, seat))) throw new RefusedError('not-yours', 'a bot plays this seat');
}

/** Whoever has come back while a bot was thinking for them answers themselves. */
function requirePlayedByBot(table: TableData, seat: number): void {
  if (!isPlayedByBot(seatAt(table, seat))) throw new RefusedError('not-yours', 'a person plays this seat');
}

/** A seat answers the open decision, or somebody does so for it. */
export function answerDecision(
  moment: Moment,
  act: Act,
  decision: number,
  option: number,
  onBehalf: OnBehalf | null = null,
): Draft {
  const { engine, state: present } = requirePlaying(moment);
  requireNotPaused(moment);
  if (onBehalf === null) requirePlayedByPerson(moment.table, act.seat);
  if (onBehalf?.by === 'bot') requirePlayedByBot(moment.table, act.seat);
  const state = clone(present);
  const taken = takeAnswer(engine, state, act, { decision, option }, onBehalf);
  const step: StepMark = {
    seq: moment.version + 1,
    seat: act.seat,
    free: onBehalf === null && !taken.reveals,
    haunt: present.haunt,
    after: moment.table.counts,
  };
  const table = withMotive(addStep(moment.table, step), act.seat, onBehalf);
  return { table: endWithGame(table, state), state, rows: [taken.row] };
}
