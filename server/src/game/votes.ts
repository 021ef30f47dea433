import { clone } from '@hollow/engine';
import { type Before, canUndoByVote, slipOf, undoByVote } from '../undo/undo.ts';
import { fingerprint } from './fingerprint.ts';
import { type Act, type Draft, type Moment, note, playing, row, tableDraft } from './moment.ts';
import { told } from './play.ts';
import { Refused } from './refused.ts';
import { isPlayedByBot, type VoteData } from './table.ts';

/** What all living seats decide together. Bots agree to everything. */

/** Seats of persons with an explorer that lives. */
function voters(moment: Moment): number[] {
  const { engine, state } = playing(moment);
  const { explorers } = engine.view(state, 'public').position;
  return moment.table.seats.flatMap((data, seat) =>
    !isPlayedByBot(data) && explorers.some((who) => who.seat === seat && who.dead !== true) ? [seat] : [],
  );
}

async function propose(moment: Moment, act: Act, about: VoteData['about'], to: number, before: Before): Promise<Draft> {
  const { table } = moment;
  if (table.vote !== null) throw new Refused('conflict', 'another vote is open');
  const living = voters(moment);
  if (!living.includes(act.seat)) throw new Refused('not-allowed', 'only the living decide');
  const id = table.votes + 1;
  const asked = living.filter((seat) => seat !== act.seat);
  const vote: VoteData = { id, about, by: act.seat, yes: [act.seat], asked, to };
  const next: Moment = { ...moment, table: { ...table, votes: id, vote } };
  if (asked.length === 0) return await carryOut(next, act, vote, before);
  const { name } = table.seats[act.seat];
  return tableDraft(act, next.table, note(`vote-${about}`, { seat: act.seat, name }));
}

export async function proposeUndo(moment: Moment, act: Act, before: Before): Promise<Draft> {
  if (!moment.table.settings.undo) throw new Refused('not-allowed', 'this table takes nothing back');
  const slip = slipOf(moment, act.seat);
  if (slip === null || !canUndoByVote(moment, act.seat))
    throw new Refused('not-allowed', 'there is nothing that can be taken back');
  return await propose(moment, act, 'undo', slip.seq, before);
}

export const proposeDraw = (moment: Moment, act: Act, before: Before): Promise<Draft> =>
  propose(moment, act, 'draw', 0, before);

export async function castVote(moment: Moment, act: Act, id: number, yes: boolean, before: Before): Promise<Draft> {
  playing(moment);
  const { table } = moment;
  const { vote } = table;
  if (vote === null || vote.id !== id) throw new Refused('not-open', 'that vote is over');
  if (!vote.asked.includes(act.seat)) throw new Refused('not-yours', 'this seat is not asked');
  const { name } = table.seats[act.seat];
  if (!yes) return tableDraft(act, { ...table, vote: null }, note('vote-refused', { seat: act.seat, name }));
  const next = {
    ...vote,
    yes: [...vote.yes, act.seat],
    asked: vote.asked.filter((seat) => seat !== act.seat),
  };
  if (next.asked.length > 0) return tableDraft(act, { ...table, vote: next });
  return await carryOut(moment, act, next, before);
}

async function carryOut(moment: Moment, act: Act, { about, to }: VoteData, before: Before): Promise<Draft> {
  switch (about) {
    case 'undo':
      return await undoByVote(moment, act, to, before);
    case 'draw':
      return callOff(moment, act);
  }
}

/** The end without a winner: all want it, or the game has gone on for too long. */
export function callOff(moment: Moment, act: Act, why: 'drawn' | 'too-long' = 'drawn'): Draft {
  const { engine, state: present, packed } = playing(moment);
  const state = clone(present);
  const events = engine.callOff(state);
  const text = engine.serialise(state);
  const body = {
    items: [note(why, { rounds: moment.table.settings.rounds ?? '' }), ...told(events)],
    hash: fingerprint(text),
  };
  return {
    table: { ...moment.table, phase: 'over', vote: null },
    state,
    text,
    rows: [row('end', act, body, packed)],
  };
}
