import type { Engine, State } from '@hollow/engine';
import { fingerprint } from '../game/fingerprint.ts';
import { type Act, type Draft, type Moment, note, playing, row } from '../game/moment.ts';
import { unlessPaused } from '../game/pause.ts';
import type { Item } from '../game/record.ts';
import { Refused } from '../game/refused.ts';
import type { StepMark } from '../game/table.ts';
import { unpack } from '../store/packed.ts';

/** Taking steps back: free where nothing was revealed, else by a vote of all. */

/** Reads the state before a row; null where it is no longer kept. */
export type Before = (seq: number) => Promise<Uint8Array | null>;

/** The seat's last answer, where it can be taken back at once: nothing was revealed by it and nobody has answered since. */
function freeStep({ table }: Moment, seat: number): StepMark | null {
  const last = table.steps.at(-1);
  return table.phase === 'playing' && last?.seat === seat && last.free ? last : null;
}

export const canUndoFree = (moment: Moment, seat: number): boolean => freeStep(moment, seat) !== null;

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

async function stateBefore(engine: Engine, before: Before, seq: number): Promise<State> {
  const packed = await before(seq);
  if (packed === null) throw new Refused('not-allowed', 'that is too long ago');
  return engine.deserialise(unpack(packed));
}

/** Whose answer is taken back, and since when what is in the log has not happened. */
const undone = (what: string, { table }: Moment, { seat, at }: StepMark): Item =>
  note(what, { seat, name: table.seats[seat].name, ...(at === undefined ? {} : { since: at }) });

/** The seat takes its last step back. */
export async function undoFree(moment: Moment, act: Act, before: Before): Promise<Draft> {
  const { engine, state: present, packed } = playing(moment);
  unlessPaused(moment);
  const step = freeStep(moment, act.seat);
  if (step === null) throw new Refused('not-allowed', 'something has been revealed or answered since');
  const state = engine.takeBack(await stateBefore(engine, before, step.seq), present);
  const items = [undone('undone', moment, step)];
  const text = engine.serialise(state);
  const body = { items, undo: { to: step.seq, free: true }, hash: fingerprint(text) };
  const { table } = moment;
  return {
    table: { ...table, vote: null, steps: table.steps.filter(({ seq }) => seq < step.seq) },
    state,
    text,
    rows: [row('undo', act, body, packed)],
  };
}

/** All have agreed: the position goes back to before the row, chance does not. */
export async function undoByVote(moment: Moment, act: Act, to: number, before: Before): Promise<Draft> {
  const { engine, state: present, packed } = playing(moment);
  const step = moment.table.steps.find(({ seq }) => seq === to);
  if (step === undefined || step.haunt !== present.haunt) throw new Refused('not-allowed', 'that is too long ago');
  const state = engine.rewind(await stateBefore(engine, before, to), present);
  const items = [undone('undone-by-vote', moment, step)];
  const text = engine.serialise(state);
  const body = { items, undo: { to, free: false }, hash: fingerprint(text) };
  const { table } = moment;
  return {
    table: { ...table, vote: null, steps: table.steps.filter(({ seq }) => seq < to) },
    state,
    text,
    rows: [row('undo', act, body, packed)],
  };
}
