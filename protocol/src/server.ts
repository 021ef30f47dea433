import type { Barred, SeenEvent } from '@hollow/engine';
import type { HauntWords, TomeLine } from '@hollow/text';
import type { Patch } from './patch/apply.ts';
import type { PublicTable } from './table.ts';
import type { NoteArgs, TableNote } from './table-notes.ts';
import type { SentView } from './wire-view.ts';

/** What the server sends over the socket. */

/** Words of a haunt that this viewer may read: pages by side (those of `text/<lang>/<pack>/haunts/<id>/`), labels of what others were seen to use, by rule path. */
export interface HauntWordsSent {
  readonly haunt: string;
  readonly number: number;
  readonly pages: Readonly<Record<string, HauntWords>>;
  readonly labels: Readonly<Record<string, string>>;
  /** The viewer's page as ready lines, in the language of the connection. */
  readonly tome: readonly TomeLine[];
}

/** One entry of the viewer's own stream: numbered from 1, without gaps. */
export type LogEntry =
  | { readonly n: number; readonly at: number; readonly kind: 'event'; readonly event: SeenEvent }
  | {
      readonly n: number;
      readonly at: number;
      readonly kind: 'chat';
      readonly seat: number | null;
      readonly name: string;
      readonly to: 'table' | 'side';
      readonly text: string;
    }
  | {
      readonly n: number;
      readonly at: number;
      readonly kind: 'table';
      readonly what: TableNote;
      readonly args: NoteArgs;
    };

/** What a client holds of a game; `welcome` brings it whole, every `step` changes it. */
export interface ClientState {
  readonly table: PublicTable;
  /** Null in the lobby. */
  readonly view: SentView | null;
  /** Null before the haunt. */
  readonly words: HauntWordsSent | null;
}

export type ServerMessage =
  /** First on every connection: everything, and the entries after the number that the client sent (the newest 500 at most). */
  | {
      readonly t: 'welcome';
      readonly table: ClientState['table'];
      readonly you: {
        readonly seat: number | null;
        readonly viewer: number | 'public' | 'all';
        readonly host: boolean;
      };
      readonly view: ClientState['view'];
      readonly words: ClientState['words'];
      readonly entries: readonly LogEntry[];
      /** Number of the last entry of the stream. */
      readonly n: number;
      readonly server: {
        readonly version: string;
        readonly now: number;
        /** Milliseconds of a beat: scenes last so many of them, on the page and while a bot waits. */
        readonly beat: number;
      };
    }
  /** Something happened: what the viewer saw, and how `{table, view, words}` changed; paths begin with one of the three. Either list may be empty. */
  | { readonly t: 'step'; readonly entries: readonly LogEntry[]; readonly n: number; readonly patch: readonly Patch[] }
  | { readonly t: 'barred'; readonly decision: number; readonly barred: readonly Barred[] }
  /** The message with this id is durable; `repeat` where it had been before. */
  | { readonly t: 'done'; readonly id: string; readonly repeat?: true; readonly steps?: number }
  /** The message with this id changed nothing. `rule` is a clause of the ledger, `field` what was wrong in the message. */
  | {
      readonly t: 'refused';
      readonly id: string | null;
      readonly code: ErrorCode;
      readonly rule?: string;
      readonly field?: string;
      readonly message: string;
    }
  | { readonly t: 'pong'; readonly now: number }
  /** The store cannot be written to and answers are refused, or it can again. */
  | { readonly t: 'storage'; readonly ok: boolean }
  /** The server is going down or the seat was taken away: reconnect, or do not. */
  | {
      readonly t: 'bye';
      readonly why: 'restart' | 'removed' | 'deleted' | 'elsewhere' | 'changed';
      readonly again: boolean;
    };

export type ErrorCode =
  | 'malformed'
  | 'too-large'
  | 'too-fast'
  | 'not-open'
  | 'not-yours'
  | 'no-such-option'
  | 'game-over'
  | 'not-host'
  | 'not-seated'
  | 'wrong-phase'
  /** Another version plays this game: `field` names it. */
  | 'other-version'
  | 'taken'
  | 'no-such-seat'
  | 'not-allowed'
  | 'not-found'
  | 'closed'
  | 'paused'
  | 'storage'
  | 'internal'
  | 'conflict';
