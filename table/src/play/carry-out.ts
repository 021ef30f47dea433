import { admit, knockerAt } from '../lobby/door.ts';
import { removePerson } from '../lobby/seats.ts';
import type { Act, Draft, Moment } from '../moment/moment.ts';
import { keepsFor } from '../moment/patience.ts';
import { RefusedError } from '../moment/refused.ts';
import { isKept, seatAt, type VoteData } from '../moment/table.ts';
import { type AwayFor, beginToGiveUp, isAwayFor } from '../people/away.ts';
import { endWithoutWinner } from './ending.ts';
import { type StateBefore, undoByVote } from './undo.ts';

/** What comes of a vote when all have agreed. */

/** What it takes to carry out a vote, and a table cannot know by itself. */
export interface VoteSurroundings {
  readonly stateBefore: StateBefore;
  /** For how long nobody has been at the seat, at any node; null while somebody is. */
  awayFor(seat: number): Promise<AwayFor>;
  /** Hashes of the devices that hold the seat. */
  devicesAt(seat: number): Promise<readonly string[]>;
}

/** The time of whoever holds the seat is over, and they have not come back. */
export async function requireTimeOver({ table }: Moment, seat: number, around: VoteSurroundings): Promise<void> {
  const { leaving } = seatAt(table, seat);
  if (leaving !== null) throw new RefusedError('conflict', 'all have agreed already');
  if (!isAwayFor(await around.awayFor(seat), keepsFor(table)))
    throw new RefusedError('taken', 'whoever holds the seat has time to come back', { field: 'kept' });
}

export async function carryOut(moment: Moment, act: Act, vote: VoteData, around: VoteSurroundings): Promise<Draft> {
  const seat = vote.seat ?? -1;
  switch (vote.about) {
    case 'undo':
      return await undoByVote(moment, act, vote.to, around.stateBefore, vote.yes.length === 1);
    case 'draw':
      return endWithoutWinner(moment, act);
    case 'remove':
      if (!isKept(seatAt(moment.table, seat))) throw new RefusedError('conflict', 'nobody keeps that seat');
      return removePerson(moment, act, seat, await around.devicesAt(seat));
    case 'give-up':
      await requireTimeOver(moment, seat, around);
      return beginToGiveUp(moment, act, seat);
    case 'admit':
      return letIn(moment, act, vote, seat);
  }
}

/** Whoever waited at the door may have gone meanwhile, or sit elsewhere. */
function letIn(moment: Moment, act: Act, { knock }: VoteData, seat: number): Draft {
  const { id } = knockerAt(moment.table, knock ?? '');
  return admit(moment, act, id, seat, { away: null, isRemovedPerson: false });
}
