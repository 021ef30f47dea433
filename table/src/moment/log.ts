import type { Event, Setup, Viewer } from '@hollow/engine';
import type { BotKind, NoteArgs, TableNote, TableNotes } from '@hollow/protocol';

/** Rows of a game's log: everything that changed a table, in order. */

export type RowKind = 'table' | 'start' | 'answer' | 'chat' | 'undo' | 'end';

/** One thing that may stand in viewers' streams. */
export type LogItem =
  | { readonly kind: 'event'; readonly event: Event }
  | {
      readonly kind: 'chat';
      readonly seat: number;
      readonly name: string;
      readonly to: 'table' | 'side';
      readonly text: string;
      /** Seats that may read it, as they were when it was said; null for everybody. */
      readonly only: readonly number[] | null;
    }
  | {
      readonly kind: 'table';
      readonly what: TableNote;
      readonly args: NoteArgs;
      /** Seats that may read it; everybody without it. */
      readonly only?: readonly number[];
    };

/** Which bot has answered, and how often it has played on from an option: the same view, seed and number give the same answer. */
export interface AnswerThought {
  readonly kind: BotKind;
  readonly playouts: number;
}

export interface AnswerRecord {
  readonly decision: number;
  readonly option: number;
  /** The seat that was asked; -1 is the table. */
  readonly seat: number;
  /** A bot gave it. */
  readonly bot?: true;
  /** It was given for a person: at the end of their time, or as they had said beforehand. */
  readonly by?: 'clock' | 'standing';
  readonly thought?: AnswerThought;
}

export interface RowBody {
  readonly items: readonly LogItem[];
  readonly answer?: AnswerRecord;
  /** The row whose answer was taken back, with all after it; `free` where nothing had been revealed. */
  readonly undo?: {
    readonly to: number;
    readonly free: boolean;
    /** The last entries of all streams before that row; not in rows that were kept before. */
    readonly after?: EntryCounts;
  };
  /** What the game began with, on its first row. */
  readonly setup?: Setup;
  /** Rows that one message made, on the first of them. */
  readonly steps?: number;
  /** Of the state after the row, where the row changed it; set by whoever keeps the log. */
  readonly hash?: string;
}

/** A row that a command wants to append. */
export interface DraftRow {
  readonly kind: RowKind;
  readonly seat: number | null;
  /** The message that asked for it, named so that a repeat is recognised. */
  readonly mid: string | null;
  readonly body: RowBody;
  /** The state after the row as text, where the row changed it. */
  readonly after: string | null;
}

export interface LogRow {
  readonly seq: number;
  readonly kind: RowKind;
  readonly at: number;
  readonly seat: number | null;
  readonly mid: string | null;
  readonly body: RowBody;
  readonly upto: EntryCounts;
}

/** Numbers of the last entry by stream: six seats, watchers, everything. */
export type EntryCounts = readonly number[];

const SEATS = 6;
export const NO_ENTRIES: EntryCounts = new Array<number>(SEATS + 2).fill(0);

const streamOf = (viewer: Viewer): number =>
  typeof viewer === 'number' ? viewer : viewer === 'public' ? SEATS : SEATS + 1;

const viewerOf = (stream: number): Viewer => (stream < SEATS ? stream : stream === SEATS ? 'public' : 'all');

/** The number of the last entry in a viewer's stream. */
export const lastEntry = (counts: EntryCounts, viewer: Viewer): number => counts[streamOf(viewer)] ?? 0;

/** What a side said among itself stays there, also when the game is over. */
export const mayRead = (item: LogItem, viewer: Viewer): boolean =>
  item.kind === 'event' || item.only == null || (typeof viewer === 'number' && item.only.includes(viewer));

/** The counts after these items. */
export const countEntries = (counts: EntryCounts, items: readonly LogItem[]): EntryCounts =>
  counts.map((n, stream) => n + items.filter((item) => mayRead(item, viewerOf(stream))).length);

export const eventItems = (events: readonly Event[]): LogItem[] => events.map((event) => ({ kind: 'event', event }));

/** What everybody reads of a change of the table: the message `table.<what>`. A name that is empty is left out. */
export function note<W extends TableNote>(what: W, args: TableNotes[W]): LogItem {
  const { name, old, by, ...rest }: NoteArgs = args;
  const said = (field: 'name' | 'old' | 'by', value: string | undefined): NoteArgs =>
    value === undefined || value === '' ? {} : { [field]: value };
  return { kind: 'table', what, args: { ...rest, ...said('old', old), ...said('name', name), ...said('by', by) } };
}
