interface Person {
  readonly seat: number;
  /** Empty for a bot, and then left out where it is written down. */
  readonly name: string;
}

/** Somebody for whom something was done; `chair` counts from one. */
interface Represented extends Person {
  readonly chair: number;
}

interface Asked extends Person {
  readonly by: string;
  readonly bySeat: number;
}

interface TakenBack extends Person {
  /** The last entry of the stream before what was taken back: events after it have not happened. */
  readonly after?: number;
  /** In games that were kept before entries were counted: events from this time on have not happened. */
  readonly since?: number;
}

/** How long is left, in one unit. */
interface Span {
  readonly n: number;
  readonly unit: 'minute' | 'hour' | 'day';
}

type Nothing = Readonly<Record<never, never>>;

/** What the table tells of itself, each with what its message `table.<what>` may use. */
export interface TableNotes {
  joined: Person;
  renamed: Person & { readonly old: string };
  /** `seat` counts from one. */
  bot: { readonly seat: number };
  removed: Person;
  erased: { readonly seat: number };
  knocked: { readonly name: string };
  admitted: Person;
  host: Person;
  practice: { readonly name: string };
  /** Other packs are played from now on. */
  packs: { readonly name: string };
  /** Had sealed a word, but was not there when the words were asked for. */
  'word-left-out': Person;
  /** Did not open the word in time: the others draw new ones. */
  'word-not-opened': Person;
  started: Nothing;
  undone: TakenBack;
  'undone-by-vote': TakenBack;
  /** By somebody who had nobody to ask. */
  'undone-alone': TakenBack;
  'vote-undo': Person;
  'vote-draw': Person;
  /** `by` asks about the seat of `name`. */
  'vote-remove': Asked;
  'vote-give-up': Asked;
  /** `by` asks to let `name` in at the seat of a bot. */
  'vote-admit': Asked;
  'vote-refused': Person;
  'vote-withdrawn': Person;
  drawn: Nothing;
  'too-long': { readonly rounds?: number };
  nudged: Person & { readonly by: string; readonly bySeat: number };
  resigned: Person;
  away: Person;
  back: Person;
  /** All who are there have agreed: so much is left to come back. */
  leaving: Person & Span;
  'given-up': Person;
  'removed-by-vote': Person;
  /** In place of private talk from before the reader sat down. */
  withheld: Nothing;
  /** The host has changed how long people may think. */
  'time-changed': Person;
  'saw-all': Person;
  'time-up': Represented;
  'time-up-dice': Nothing;
  'bot-slow': Represented;
  standing: Represented;
  paused: Person;
  resumed: Person;
}

export type TableNote = keyof TableNotes;

/** The arguments of a note as they are written down, whichever it is. */
export type NoteArgs = {
  readonly seat?: number;
  readonly chair?: number;
  readonly name?: string;
  readonly old?: string;
  readonly by?: string;
  readonly bySeat?: number;
  readonly after?: number;
  readonly since?: number;
  readonly rounds?: number;
  readonly n?: number;
  readonly unit?: Span['unit'];
};
