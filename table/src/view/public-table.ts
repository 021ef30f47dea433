import type { Position as House, Viewer } from '@hollow/engine';
import type { DealPromise, PackName, PublicTable, TableSeat, Vote } from '@hollow/protocol';
import type { Moment } from '../moment/moment.ts';
import { keepsFor, standInTime } from '../moment/patience.ts';
import { openVotes, seatAt, type TableData, type VoteData } from '../moment/table.ts';
import { sideTalkIsOpen } from '../people/talk.ts';
import { canUndoByVote, canUndoFree } from '../play/undo.ts';
import { deadlineOf } from '../time/clock.ts';
import { paceOf } from '../time/pace.ts';

/** Who is connected, as far as whoever hosts the table knows. */
export interface Attendance {
  isHere(game: string, seat: number): boolean;
  /** When the last device of the seat went; null while one is there, and where nobody saw it go. */
  wentAt(game: string, seat: number): number | null;
  watchers(game: string): number;
}

function publicVote({ id, about, by, yes, asked, seat, knock }: VoteData, { knocks }: TableData): Vote {
  const guest = knocks.find((waiting) => waiting.id === knock)?.name ?? null;
  return { id, about, by, yes, asked, seat, guest };
}

/** Of several votes the one that the viewer is asked in, else their own, else the first. */
function voteFor(table: TableData, own: number | null): Vote | null {
  const votes = openVotes(table);
  const isAsked = ({ asked }: VoteData): boolean => own !== null && asked.includes(own);
  const shown = votes.find(isAsked) ?? votes.find(({ by }) => by === own) ?? votes[0];
  return shown === undefined ? null : publicVote(shown, table);
}

/** A place at the table. What is told of it is listed here, field by field: a new one is its person's alone until it stands here. */
function publicSeat({ id, seats, host }: TableData, seat: number, attendance: Attendance): TableSeat {
  const data = seatAt({ seats }, seat);
  return {
    seat,
    holder: data.holder,
    name: data.name,
    bot: data.bot,
    substituted: data.substituted,
    host: seat === host,
    here: attendance.isHere(id, seat),
    away: data.holder === 'person' ? attendance.wentAt(id, seat) : null,
    removed: data.onlyFor !== null,
    givenUp: data.givenUp,
    leaving: data.leaving,
    ready: data.ready,
    explorers: data.explorers,
    lang: data.lang,
    pace: data.pace,
  };
}

function promiseOf({ commitment, settings, phase, seats, dealing, ...dealt }: TableData): DealPromise | null {
  if (commitment === null || settings.dice === 'typed') return null;
  const { redrawn } = dealt;
  if (phase !== 'lobby')
    return { commitment, seals: dealt.seals, words: dealt.words, asked: null, setup: dealt.setupSeal, redrawn };
  return {
    commitment,
    seals: seats.map(({ seal }) => seal),
    words: seats.map(({ word }) => word),
    asked: dealing?.asked ?? null,
    setup: dealing?.setupSeal ?? null,
    redrawn,
  };
}

/** The table as a viewer sees it. */
export function publicTable(
  moment: Moment,
  viewer: Viewer,
  attendance: Attendance,
  packs: readonly PackName[],
  house: House | null,
): PublicTable {
  const { table } = moment;
  const { chat } = table.settings;
  const own = typeof viewer === 'number' ? viewer : null;
  return {
    id: table.id,
    code: table.code,
    phase: table.phase,
    settings: table.settings,
    pace: paceOf(table),
    packs,
    seats: table.seats.map((_, seat) => publicSeat(table, seat, attendance)),
    watchers: attendance.watchers(table.id),
    knocks: table.knocks.map(({ id, name }) => ({ id, name })),
    vote: voteFor(table, own),
    undo: {
      free: own !== null && canUndoFree(moment, own),
      byVote: own !== null && canUndoByVote(moment, own),
    },
    deadline: deadlineOf(moment),
    waits: { standIn: standInTime(table.settings), keep: keepsFor(table) },
    takenBack: table.takenBack,
    paused: table.paused,
    practice: table.practice,
    promise: promiseOf(table),
    standing: own === null ? null : (table.seats[own]?.standing ?? null),
    talk: { table: chat, side: chat && table.phase === 'playing' && sideTalkIsOpen(house) },
  };
}
