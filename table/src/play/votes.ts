import { type LogItem, note } from '../moment/log.ts';
import { type Act, type Draft, type Moment, requirePlaying, tableDraft } from '../moment/moment.ts';
import { keepsFor } from '../moment/patience.ts';
import { RefusedError } from '../moment/refused.ts';
import {
  keptSeats,
  openVotes,
  seatAt,
  type TableData,
  type VoteData,
  withoutVotes,
  withVotes,
} from '../moment/table.ts';
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

/**
 * One vote at a time for each: what somebody asks, of an accomplice perhaps, stands in nobody else's way. One that has been open for as long as a seat is
 * kept makes room for another of theirs.
 */
function withoutOldVote({ table }: Moment, act: Act): TableData {
  const own = openVotes(table).find(({ by }) => by === act.seat);
  if (own !== undefined && act.at - own.at < keepsFor(table))
    throw new RefusedError('conflict', 'your own vote is still open');
  return withoutVotes(table, ({ by }) => by === act.seat);
}

/** Asks, or does it at once where there is nobody to ask. */
export async function propose(
  moment: Moment,
  act: Act,
  { about, asked, told, to = 0, seat = null, knock = null }: Proposal,
  around: VoteSurroundings,
): Promise<Draft> {
  const table = withoutOldVote(moment, act);
  const id = table.votes + 1;
  const vote: VoteData = { id, about, by: act.seat, at: act.at, yes: [act.seat], asked, to, seat, knock };
  const counted: TableData = { ...table, votes: id };
  return asked.length === 0
    ? await carryOut({ ...moment, table: counted }, act, vote, around)
    : tableDraft(act, withVotes(counted, [...openVotes(counted), vote]), told);
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
function endVote({ table }: Moment, act: Act, id: number, isOwn: boolean): Draft {
  const args = { seat: act.seat, name: seatAt(table, act.seat).name };
  const next = withoutVotes(table, (vote) => vote.id === id);
  return tableDraft(act, next, note(isOwn ? 'vote-withdrawn' : 'vote-refused', args));
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
  const vote = openVotes(table).find((open) => open.id === id);
  if (vote === undefined) throw new RefusedError('not-open', 'that vote is over');
  const isOwn = vote.by === act.seat && !yes;
  if (!vote.asked.includes(act.seat) && !isOwn) throw new RefusedError('not-yours', 'this seat is not asked');
  if (!yes) return endVote(moment, act, id, isOwn);
  const next = {
    ...vote,
    yes: [...vote.yes, act.seat],
    asked: vote.asked.filter((seat) => seat !== act.seat),
  };
  if (next.asked.length > 0)
    return tableDraft(
      act,
      withVotes(
        table,
        openVotes(table).map((open) => (open.id === id ? next : open)),
      ),
    );
  return await carryOut({ ...moment, table: withoutVotes(table, (open) => open.id === id) }, act, next, around);
}
