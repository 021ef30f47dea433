import type { Position as House, Viewer } from '@hollow/engine';
import type { DealPromise, PackName, PublicTable, Vote } from '@hollow/protocol';
import type { Moment } from '../moment/moment.ts';
import type { TableData, VoteData } from '../moment/table.ts';
import { sideTalkIsOpen } from '../people/talk.ts';
import { canUndoByVote, canUndoFree } from '../play/undo.ts';
import { deadlineOf } from '../time/clock.ts';

/** Who is connected, as far as whoever hosts the table knows. */
export interface Attendance {
  isHere(game: string, seat: number): boolean;
  /** When the last device of the seat went; null while one is there, and where nobody saw it go. */
  wentAt(game: string, seat: number): number | null;
  watchers(game: string): number;
}

const publicVote = ({ id, about, by, yes, asked }: VoteData): Vote => ({ id, about, by, yes, asked });

function promiseOf({ commitment, settings, phase, seats, words }: TableData): DealPromise | null {
  if (commitment === null || settings.dice === 'typed') return null;
  return { commitment, words: phase === 'lobby' ? seats.map(({ word }) => word) : words };
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
    packs,
    seats: table.seats.map(({ sawAll: _sawAll, standing: _standing, word: _word, onlyFor, ...data }, seat) => ({
      ...data,
      seat,
      host: seat === table.host,
      here: attendance.isHere(table.id, seat),
      away: data.holder === 'person' ? attendance.wentAt(table.id, seat) : null,
      kept: onlyFor !== null,
    })),
    watchers: attendance.watchers(table.id),
    knocks: table.knocks.map(({ id, name }) => ({ id, name })),
    vote: table.vote === null ? null : publicVote(table.vote),
    undo: {
      free: own !== null && canUndoFree(moment, own),
      byVote: own !== null && canUndoByVote(moment, own),
    },
    deadline: deadlineOf(moment),
    paused: table.paused,
    practice: table.practice,
    promise: promiseOf(table),
    standing: own === null ? null : (table.seats[own]?.standing ?? null),
    talk: { table: chat, side: chat && table.phase === 'playing' && sideTalkIsOpen(house) },
  };
}
