import { note } from '../moment/log.ts';
import { type Act, type Draft, type Moment, requirePlaying, tableDraft } from '../moment/moment.ts';
import { RefusedError } from '../moment/refused.ts';
import { isPlayedByBot, seatAt, type VoteData } from '../moment/table.ts';
import { endWithoutWinner } from './ending.ts';
import { canUndoByVote, lastStepOf, type StateBefore, undoByVote } from './undo.ts';

/** What all living seats decide together. Bots agree to everything. */

/** Seats of persons with a living explorer. */
function voters(moment: Moment): number[] {
  const { engine, state } = requirePlaying(moment);
  const { explorers } = engine.view(state, 'public').position;
  return moment.table.seats.flatMap((data, seat) =>
    !isPlayedByBot(data) && explorers.some((who) => who.seat === seat && who.dead !== true) ? [seat] : [],
  );
}

async function propose(
  moment: Moment,
  act: Act,
  about: VoteData['about'],
  to: number,
  stateBefore: StateBefore,
): Promise<Draft> {
  const { table } = moment;
  if (table.vote !== null) throw new RefusedError('conflict', 'another vote is open');
  const living = voters(moment);
  if (!living.includes(act.seat)) throw new RefusedError('not-allowed', 'only the living decide');
  const id = table.votes + 1;
  const asked = living.filter((seat) => seat !== act.seat);
  const vote: VoteData = { id, about, by: act.seat, yes: [act.seat], asked, to };
  const next: Moment = { ...moment, table: { ...table, votes: id, vote } };
  if (asked.length === 0) return await carryOut(next, act, vote, stateBefore);
  const { name } = seatAt(table, act.seat);
  return tableDraft(act, next.table, note(`vote-${about}`, { seat: act.seat, name }));
}

export async function proposeUndo(moment: Moment, act: Act, stateBefore: StateBefore): Promise<Draft> {
  if (!moment.table.settings.undo) throw new RefusedError('not-allowed', 'this table takes nothing back');
  const last = lastStepOf(moment, act.seat);
  if (last === null || !canUndoByVote(moment, act.seat))
    throw new RefusedError('not-allowed', 'there is nothing that can be taken back');
  return await propose(moment, act, 'undo', last.seq, stateBefore);
}

export const proposeDraw = (moment: Moment, act: Act, stateBefore: StateBefore): Promise<Draft> =>
  propose(moment, act, 'draw', 0, stateBefore);

export async function castVote(
  moment: Moment,
  act: Act,
  id: number,
  yes: boolean,
  stateBefore: StateBefore,
): Promise<Draft> {
  requirePlaying(moment);
  const { table } = moment;
  const { vote } = table;
  if (vote === null || vote.id !== id) throw new RefusedError('not-open', 'that vote is over');
  if (!vote.asked.includes(act.seat)) throw new RefusedError('not-yours', 'this seat is not asked');
  const { name } = seatAt(table, act.seat);
  if (!yes) return tableDraft(act, { ...table, vote: null }, note('vote-refused', { seat: act.seat, name }));
  const next = {
    ...vote,
    yes: [...vote.yes, act.seat],
    asked: vote.asked.filter((seat) => seat !== act.seat),
  };
  if (next.asked.length > 0) return tableDraft(act, { ...table, vote: next });
  return await carryOut(moment, act, next, stateBefore);
}

async function carryOut(moment: Moment, act: Act, { about, to }: VoteData, stateBefore: StateBefore): Promise<Draft> {
  switch (about) {
    case 'undo':
      return await undoByVote(moment, act, to, stateBefore);
    case 'draw':
      return endWithoutWinner(moment, act);
  }
}
