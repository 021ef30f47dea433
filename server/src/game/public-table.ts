import type { Position as House, Viewer } from '@hollow/engine';
import type { PublicTable } from '@hollow/protocol';
import { canUndoByVote, canUndoFree } from '../undo/undo.ts';
import { deadline } from './clock.ts';
import type { Moment } from './moment.ts';
import type { Presence } from './presence.ts';
import { sideTalkIsOpen } from './talk.ts';

/** The table as a viewer sees it. */
export function publicTable(moment: Moment, viewer: Viewer, presence: Presence, house: House | null): PublicTable {
  const { table } = moment;
  const { chat } = table.settings;
  return {
    id: table.id,
    code: table.code,
    phase: table.phase,
    settings: table.settings,
    seats: table.seats.map(({ sawAll: _sawAll, standing: _standing, onlyFor, ...data }, seat) => ({
      ...data,
      seat,
      host: seat === table.host,
      here: presence.isHere(table.id, seat),
      away: data.holder === 'person' ? presence.wentAt(table.id, seat) : null,
      kept: onlyFor !== null,
    })),
    watchers: presence.watchers(table.id),
    knocks: table.knocks.map(({ id, name }) => ({ id, name })),
    vote:
      table.vote === null
        ? null
        : {
            id: table.vote.id,
            about: table.vote.about,
            by: table.vote.by,
            yes: table.vote.yes,
            asked: table.vote.asked,
          },
    undo: {
      free: typeof viewer === 'number' && canUndoFree(moment, viewer),
      byVote: typeof viewer === 'number' && canUndoByVote(moment, viewer),
    },
    deadline: deadline(moment),
    paused: table.paused,
    practice: table.practice,
    standing: typeof viewer === 'number' ? (table.seats[viewer]?.standing ?? null) : null,
    talk: { table: chat, side: chat && table.phase === 'playing' && sideTalkIsOpen(house) },
  };
}
