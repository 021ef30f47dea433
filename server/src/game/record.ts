import type { Event, Setup, Viewer } from '@hollow/engine';

/** Rows of a game's log: everything that changed a table, in order. */

export type RowKind = 'table' | 'start' | 'answer' | 'chat' | 'undo' | 'end';

/** One thing that may stand in viewers' streams. */
export type Item =
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
      readonly what: string;
      readonly args: Readonly<Record<string, string | number>>;
      /** Seats that may read it; everybody without it. */
      readonly only?: readonly number[];
    };

export interface Answer {
  readonly decision: number;
  readonly option: number;
  /** The seat that was asked; -1 is the table. */
  readonly seat: number;
  /** A bot gave it. */
  readonly bot?: true;
  /** It was given for a person: at the end of their time, or as they had said beforehand. */
  readonly by?: 'clock' | 'standing';
}

export interface Body {
  readonly items: readonly Item[];
  readonly answer?: Answer;
  /** The row whose answer was taken back, with all after it; `free` where nothing had been revealed. */
  readonly undo?: { readonly to: number; readonly free: boolean };
  /** What the game began with, on its first row. */
  readonly setup?: Setup;
  /** Rows that one message made, on the first of them. */
  readonly steps?: number;
  /** Of the state after the row, where the row changed it. */
  readonly hash?: string;
}

export interface NewRow {
  readonly kind: RowKind;
  readonly seat: number | null;
  readonly mid: string | null;
  readonly body: Body;
  /** The state before it, compressed, where the row changed it. */
  readonly before: Uint8Array | null;
  /** When it happened, where that is not now. */
  readonly at?: number;
}

export interface Row {
  readonly seq: number;
  readonly kind: RowKind;
  readonly at: number;
  readonly seat: number | null;
  readonly mid: string | null;
  readonly body: Body;
  readonly upto: Counts;
}

/** Numbers of the last entry by stream: six seats, watchers, everything. */
export type Counts = readonly number[];

const SEATS = 6;
export const NO_ENTRIES: Counts = new Array<number>(SEATS + 2).fill(0);

export const streamOf = (viewer: Viewer): number =>
  typeof viewer === 'number' ? viewer : viewer === 'public' ? SEATS : SEATS + 1;

const ofStream = (stream: number): Viewer => (stream < SEATS ? stream : stream === SEATS ? 'public' : 'all');

/** What a side said among itself stays there, also when the game is over. */
export const mayRead = (item: Item, viewer: Viewer): boolean =>
  item.kind === 'event' || item.only == null || (typeof viewer === 'number' && item.only.includes(viewer));

export const counted = (counts: Counts, items: readonly Item[]): Counts =>
  counts.map((n, stream) => n + items.filter((item) => mayRead(item, ofStream(stream))).length);
