import type { ClientMessage } from '@hollow/protocol';
import type { Draft, Moment } from '../moment/moment.ts';
import { RefusedError } from '../moment/refused.ts';

/** What people do beside the game itself: the log keeps it for ever, so there is an end to it. */

/** Rows after which a game is only played on. */
export const MOST_ROWS = 20_000;

/** How a host sees that a game can go on. */
const NEEDED_AT_ONCE: readonly string[] = ['remove', 'admit', 'refuse', 'host', 'start'];

/** Not an answer, and nothing that anybody has to do at once: it can wait. */
export function isAside(message: ClientMessage): boolean {
  switch (message.t) {
    case 'chat':
    case 'nudge':
    case 'me':
    case 'seal':
    case 'standing':
    case 'undo':
    case 'draw':
    case 'propose':
      return true;
    case 'host':
      return !NEEDED_AT_ONCE.includes(message.do.what);
    default:
      return false;
  }
}

/**
 * Whether it is left undone where the log is full. What ends a game, rests it, or leaves it to bots and other people is not: a table that cannot do that is
 * lost.
 */
function canBeLeftUndone(message: ClientMessage): boolean {
  switch (message.t) {
    case 'draw':
    case 'propose':
      return false;
    case 'host':
      return message.do.what === 'settings' || message.do.what === 'seats';
    default:
      return isAside(message);
  }
}

/** Throws a RefusedError where the log is full and the message can be left undone; null is somebody who knocks. */
export function requireRoomInLog({ version }: Moment, message: ClientMessage | null): void {
  if (version >= MOST_ROWS && (message === null || canBeLeftUndone(message)))
    throw new RefusedError('closed', 'this game has gone on for so long that it is only played on');
}

/** It is so already: nothing to write down, and nothing wrong with it. */
export class UnchangedError extends RefusedError {
  constructor() {
    super('conflict', 'it is so already');
  }
}

/** The draft, where it changes something or says something. */
export function requireChange({ table }: Moment, draft: Draft): Draft {
  const says =
    draft.state !== undefined || draft.holds !== undefined || draft.rows.some(({ body }) => body.items.length > 0);
  if (!says && JSON.stringify(draft.table) === JSON.stringify(table)) throw new UnchangedError();
  return draft;
}
