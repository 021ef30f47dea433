import { type LogItem, note } from '../moment/log.ts';
import { type Act, type Draft, type Moment, requirePlaying, tableDraft } from '../moment/moment.ts';
import { keepsFor } from '../moment/patience.ts';
import { RefusedError } from '../moment/refused.ts';
import { keptSeats, seatAt, type VoteData } from '../moment/table.ts';
import { carryOut, type VoteSurroundings } from './carry-out.ts';
import { canUndoByVote, lastStepOf } from './undo.ts';

/** What people decide together. Somebody for whom a bot plays is asked when they are back: a bot's silence is not a vote. */

/** What is asked, and whom. */
export interface Proposal extends Pick<VoteData, 'about'>, Partial<Pick<VoteData, 'to' | 'seat' | 'knock'>> {
  /** Seats that must agree, beside the one that asks. */
  readonly asked: readonly number[];
  /** What everybody reads of it. */
  readonly told: LogItem;
}

/** A vote that has been open for as long as a seat is kept stands in nobody's way any more. */
function requireNoVote({ table }: Moment, act: Act): void {
  if (table.vote !== null && act.at - table.vote.at < keepsFor(table))
    throw new RefusedError('conflict', 'another vote is open');
}

/** Asks, or does it at once where there is nobody to ask. */
export async function propose(
  moment: Moment,
  act: Act,
  { about, asked, told, to = 0, seat = null, knock = null }: Proposal,
  around: VoteSurroundings,
): Promise<Draft> {
  requireNoVote(moment, act);
  const { table } = moment;
  const id = table.votes + 1;
  const vote: VoteData = { id, about, by: act.seat, at: act.at, yes: [act.seat], asked, to, seat, knock };
  const next: Moment = { ...moment, table: { ...table, votes: id, vote } };
  return asked.length === 0 ? await carryOut(next, act, vote, around) : tableDraft(act, next.table, told);
}

/** Seats of persons who still play, a dead traitor's with the monsters included, without the one that asks. */
function otherPlayers(moment: Moment, act: Act): number[] {
  const { engine, state } = requirePlaying(moment);
  const { explorers } = engine.view(state, 'public').position;
  // By what everybody knows: who is asked must not tell on whose side the dead were.
  const playing = keptSeats(moment.table).filter((seat) =>
    explorers.some((who) => who.seat === seat && (who.dead !== true || who.side === 'traitor')),
  );
  if (!playing.includes(act.seat)) throw new RefusedError('not-allowed', 'only those who still play decide');
  return playing.filter((seat) => seat !== act.seat);
}

export async function proposeUndo(moment: Moment, act: Act, around: VoteSurroundings): Promise<Draft> {
  const asked = otherPlayers(moment, act);
  const last = lastStepOf(moment, act.seat);
  if (last === null || !canUndoByVote(moment, act.seat))
    throw new RefusedError('not-allowed', 'there is nothing that can be taken back, or this table takes nothing back');
  const told = note('vote-undo', { seat: act.seat, name: seatAt(moment.table, act.seat).name });
  return await propose(moment, act, { about: 'undo', asked, told, to: last.seq }, around);
}

export async function proposeDraw(moment: Moment, act: Act, around: VoteSurroundings): Promise<Draft> {
  const told = note('vote-draw', { seat: act.seat, name: seatAt(moment.table, act.seat).name });
  return await propose(moment, act, { about: 'draw', asked: otherPlayers(moment, act), told }, around);
}

/** Whoever asked thinks better of it, or somebody does not agree. */
function endVote({ table }: Moment, act: Act, isOwn: boolean): Draft {
  const args = { seat: act.seat, name: seatAt(table, act.seat).name };
  return tableDraft(act, { ...table, vote: null }, note(isOwn ? 'vote-withdrawn' : 'vote-refused', args));
}

export async function castVote(
  moment: Moment,
  act: Act,
  id: number,
  yes: boolean,
  around: VoteSurroundings,
): Promise<Draft> {
  requirePlaying(moment);
  const { table } = moment;
  const { vote } = table;
  if (vote === null || vote.id !== id) throw new RefusedError('not-open', 'that vote is over');
  const isOwn = vote.by === act.seat && !yes;
  if (!vote.asked.includes(act.seat) && !isOwn) throw new RefusedError('not-yours', 'this seat is not asked');
  if (!yes) return endVote(moment, act, isOwn);
  const next = {
    ...vote,
    yes: [...vote.yes, act.seat],
    asked: vote.asked.filter((seat) => seat !== act.seat),
  };
  if (next.asked.length > 0) return tableDraft(act, { ...table, vote: next });
  return await carryOut(moment, act, next, around);
}
