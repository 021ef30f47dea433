import type { Engine, State } from '@hollow/engine';
import type { TakenBackCount } from '@hollow/protocol';
import { type LogItem, note, type RowBody } from '../moment/log.ts';
import { type Act, type Draft, type Moment, requirePlaying, row } from '../moment/moment.ts';
import { RefusedError } from '../moment/refused.ts';
import { openVotes, type StepMark, seatAt, withoutVotes } from '../moment/table.ts';
import { requireNotPaused } from './pause.ts';

/** Taking steps back: free where nothing was revealed, else by a vote of all. */

/** Reads the state before a row, as text; null where it is no longer kept. */
export type StateBefore = (seq: number) => Promise<string | null>;

/** The seat's last answer, where it can be taken back at once: nothing was revealed by it and nobody has answered since. Of a walk its first step: it is taken back as it was sent, whole. */
function freeStep({ table }: Moment, seat: number): StepMark | null {
  const last = table.steps.at(-1);
  if (table.phase !== 'playing' || last?.seat !== seat || !last.free) return null;
  return table.steps.find(({ walk }) => walk !== undefined && walk === last.walk) ?? last;
}

export const canUndoFree = (moment: Moment, seat: number): boolean => freeStep(moment, seat) !== null;

/** The seat's last answer that all together may take back: not across the start of the haunt. */
export function lastStepOf({ table, game }: Moment, seat: number): StepMark | null {
  const last = table.steps.findLast((step) => step.seat === seat);
  return last === undefined || game === null || last.haunt !== game.state.haunt ? null : last;
}

export const canUndoByVote = (moment: Moment, seat: number): boolean =>
  moment.table.phase === 'playing' &&
  (moment.table.settings.undo || moment.table.practice !== null) &&
  openVotes(moment.table).every(({ by }) => by !== seat) &&
  lastStepOf(moment, seat) !== null;

async function readState(engine: Engine, stateBefore: StateBefore, seq: number): Promise<State> {
  const text = await stateBefore(seq);
  if (text === null) throw new RefusedError('not-allowed', 'that is too long ago');
  return engine.deserialise(text);
}

/** Taken back by whoever gave the answer, by all, or past a reveal by somebody who had nobody to ask. */
type Undone = 'undone' | 'undone-by-vote' | 'undone-alone';

/** Whose answer is taken back; of one that was given before entries were counted, since when what is in the log has not happened. */
const undoNote = (what: Undone, { table }: Moment, { seat, after, at }: StepMark): LogItem =>
  note(what, {
    seat,
    name: seatAt(table, seat).name,
    ...(after !== undefined || at === undefined ? {} : { since: at }),
  });

interface TakenBack {
  readonly step: StepMark;
  readonly state: State;
  readonly free: boolean;
  readonly what: Undone;
}

/** What was taken back past a reveal is marked: whoever did it knew what the dice would have been. */
const countedWith = ({ byVote, alone }: TakenBackCount, what: Undone): TakenBackCount => ({
  byVote: byVote + (what === 'undone-by-vote' ? 1 : 0),
  alone: alone + (what === 'undone-alone' ? 1 : 0),
});

const undoneFrom = ({ seq, after }: StepMark, free: boolean): NonNullable<RowBody['undo']> => ({
  to: seq,
  free,
  ...(after === undefined ? {} : { after }),
});

function undoDraft(moment: Moment, act: Act, engine: Engine, { step, state, free, what }: TakenBack): Draft {
  const { table } = moment;
  const body = { items: [undoNote(what, moment, step)], undo: undoneFrom(step, free) };
  return {
    table: {
      ...withoutVotes(table, ({ about }) => about === 'undo'),
      steps: table.steps.filter(({ seq }) => seq < step.seq),
      takenBack: countedWith(table.takenBack, what),
    },
    state,
    rows: [row('undo', act, body, engine.serialise(state))],
  };
}

/** The seat takes its last step back. */
export async function undoFree(moment: Moment, act: Act, stateBefore: StateBefore): Promise<Draft> {
  const { engine, state: present } = requirePlaying(moment);
  requireNotPaused(moment);
  const step = freeStep(moment, act.seat);
  if (step === null) throw new RefusedError('not-allowed', 'something has been revealed or answered since');
  const state = engine.takeBack(await readState(engine, stateBefore, step.seq), present);
  return undoDraft(moment, act, engine, { step, state, free: true, what: 'undone' });
}

/** All have agreed, or there was nobody to ask: the position goes back to before the row, chance does not. */
export async function undoByVote(
  moment: Moment,
  act: Act,
  to: number,
  stateBefore: StateBefore,
  isAlone: boolean,
): Promise<Draft> {
  const { engine, state: present } = requirePlaying(moment);
  const step = moment.table.steps.find(({ seq }) => seq === to);
  if (step === undefined || step.haunt !== present.haunt) throw new RefusedError('not-allowed', 'that is too long ago');
  const state = engine.rewind(await readState(engine, stateBefore, to), present);
  return undoDraft(moment, act, engine, {
    step,
    state,
    free: false,
    what: isAlone ? 'undone-alone' : 'undone-by-vote',
  });
}
