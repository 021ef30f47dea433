import type { Barred } from '@hollow/engine';
import type { ClientState, ErrorCode, LogEntry, ServerMessage, WireView } from '@hollow/protocol';
import { applyPatches } from '@hollow/protocol/patch';
import { unpackShares } from '@hollow/protocol/shares';
import { standingEntries } from './standing.ts';

export interface You {
  readonly seat: number | null;
  readonly viewer: number | 'public' | 'all';
  readonly host: boolean;
}

export interface Refused {
  /** Counts up, so that the same refusal twice is two refusals. */
  readonly nth: number;
  /** Of the message; null where it had none. */
  readonly id: string | null;
  readonly code: ErrorCode;
  readonly rule: string | null;
  readonly field: string | null;
}

/** A game as one viewer knows it: what the server has told, folded. */
export interface Game {
  /** Null before the server has spoken. */
  readonly table: ClientState['table'] | null;
  readonly you: You | null;
  /** Null in the lobby as well. */
  readonly view: WireView | null;
  /** The same as it was sent: what changes is told of this. */
  readonly sent: ClientState['view'];
  readonly words: ClientState['words'];
  /** All that was told: the log. */
  readonly entries: readonly LogEntry[];
  /** The same without events that were taken back: what the table shows. */
  readonly standing: readonly LogEntry[];
  readonly n: number;
  /** What people have said beyond that, while scenes are still to be shown. */
  readonly early: readonly LogEntry[];
  readonly barred: { readonly decision: number; readonly list: readonly Barred[] } | null;
  readonly refused: Refused | null;
  /** What the server's clock is ahead of ours, in milliseconds. */
  readonly ahead: number;
  /** Milliseconds of a beat of the scenes; 0 where nothing is acted out. */
  readonly beat: number;
  /** Whether the server can keep what is answered. */
  readonly writable: boolean;
  readonly bye: Extract<ServerMessage, { readonly t: 'bye' }>['why'] | null;
}

export const NO_GAME: Game = {
  table: null,
  you: null,
  view: null,
  sent: null,
  words: null,
  entries: [],
  standing: [],
  n: 0,
  early: [],
  barred: null,
  refused: null,
  ahead: 0,
  beat: 0,
  bye: null,
  writable: true,
};

type Stream = Pick<Game, 'entries' | 'standing'>;
const EMPTY: Stream = { entries: [], standing: [] };

/** The entries we have and those that came, each once, in the order of their numbers; after too long a break only the newest are there. */
function joinEntries({ entries, standing }: Stream, came: readonly LogEntry[]): Stream {
  const last = entries.at(-1)?.n ?? 0;
  const fresh = came.filter(({ n }) => n > last);
  const [next] = fresh;
  if (next === undefined) return { entries, standing };
  if (next.n > last + 1) return { entries: fresh, standing: standingEntries(fresh) };
  return { entries: [...entries, ...fresh], standing: standingEntries(fresh, standing) };
}

/** A stream that is shorter than ours is another one: then ours is forgotten. */
const resumeEntries = (game: Game, n: number): Stream => (n < game.n ? EMPTY : game);

/** The part of the host changes hands in the middle of a game. */
function youAt(you: You | null, table: ClientState['table'] | null): You | null {
  if (you === null || you.seat === null || table === null) return you;
  const host = table.seats[you.seat]?.host === true;
  return host === you.host ? you : { ...you, host };
}

const unpackedView = (sent: ClientState['view']): WireView | null => (sent === null ? null : unpackShares(sent));

/** What the game is after a message of the server. */
export function applyMessage(game: Game, message: ServerMessage, now: number): Game {
  switch (message.t) {
    case 'welcome': {
      const { table, you, view, words, entries, n, server } = message;
      const sameSeat = game.you === null || game.you.viewer === you.viewer;
      const have = sameSeat ? resumeEntries(game, n) : EMPTY;
      const barred = game.view?.seq === view?.seq ? game.barred : null;
      const ahead = server.now - now;
      return {
        ...game,
        table,
        you,
        view: unpackedView(view),
        sent: view,
        words,
        ...joinEntries(have, entries),
        n,
        barred,
        ahead,
        beat: server.beat,
        bye: null,
        writable: true,
      };
    }
    case 'step': {
      const { table, view, words } = applyPatches(
        { table: game.table, view: game.sent, words: game.words },
        message.patch,
      );
      const you = youAt(game.you, table);
      const barred = view?.seq === game.view?.seq ? game.barred : null;
      return {
        ...game,
        table,
        you,
        view: unpackedView(view),
        sent: view,
        words,
        ...joinEntries(game, message.entries),
        n: message.n,
        barred,
      };
    }
    case 'barred':
      return { ...game, barred: { decision: message.decision, list: message.barred } };
    case 'refused': {
      const { id, code, rule, field } = message;
      const nth = (game.refused?.nth ?? 0) + 1;
      return { ...game, refused: { nth, id, code, rule: rule ?? null, field: field ?? null } };
    }
    case 'bye':
      return { ...game, bye: message.why };
    case 'storage':
      return { ...game, writable: message.ok };
    case 'done':
    case 'pong':
      return game;
  }
}
