import type { Motive } from '@hollow/engine';
import {
  type BotKind,
  botKindOf,
  DEFAULT_SETTINGS,
  type GivenUp,
  type Lang,
  type Practice,
  type Settings,
  type StandingAnswers,
  type TakenBackCount,
  type VoteAbout,
} from '@hollow/protocol';
import { type EntryCounts, NO_ENTRIES } from './log.ts';
import { RefusedError } from './refused.ts';

/** What is known of a table apart from the position in the house. Kept as JSON beside the state. */

export interface SeatData {
  readonly holder: 'open' | 'person' | 'bot';
  readonly name: string;
  readonly bot: BotKind | null;
  /** A bot plays for the person until they come back. */
  readonly substituted: boolean;
  readonly ready: boolean;
  readonly explorers: readonly string[];
  readonly lang: Lang;
  /** How fast its person wants to be shown what happens; null: as the table has it. */
  readonly pace: Settings['pace'] | null;
  /** Null while the seat is kept for its person. */
  readonly givenUp: GivenUp | null;
  /** The others have agreed to give the seat up: it is, at this time, unless its person is back before. */
  readonly leaving: number | null;
  /** The first row of the log whose private talk the person may read: what was said before they sat down is not theirs. */
  readonly readsFrom: number;
  /** Has looked at both books: no longer writes to the living. */
  readonly sawAll: boolean;
  /** Answers given beforehand; known to the seat alone. */
  readonly standing: StandingAnswers;
  /** Hashes of the devices of the person whom the others removed: the seat may be handed to them alone. */
  readonly onlyFor: readonly string[] | null;
  /** The hash of what its device will add to the secret of the game, in the lobby; null before it has sealed a word. */
  readonly seal: string | null;
  /** The word itself, once it was asked for; null before it is opened. */
  readonly word: string | null;
}

/** The game is about to begin: the words of the devices are asked for. What it is set up with is settled before the first of them is opened. */
export interface DealingData {
  /** Seats whose words are asked for; it only gets shorter. */
  readonly asked: readonly number[];
  /** When whoever has not answered is left out. */
  readonly until: number;
  readonly date: { readonly month: number; readonly day: number };
  readonly playedHaunts: readonly number[];
  /** The hash of the whole set-up. */
  readonly setupSeal: string;
}

export interface KnockData {
  readonly id: string;
  readonly name: string;
  readonly lang: Lang;
  /** Hash of the device that waits at the door. */
  readonly device: string;
}

export interface VoteData {
  readonly id: number;
  readonly about: VoteAbout;
  readonly by: number;
  /** When it was called for. */
  readonly at: number;
  /** The seat that it is about, and who at the door would get it. */
  readonly seat: number | null;
  readonly knock: string | null;
  readonly yes: readonly number[];
  readonly asked: readonly number[];
  /** The row that an undo would take back. */
  readonly to: number;
}

/** An answer that still counts, newest last: what undo can reach. */
export interface StepMark {
  readonly seq: number;
  readonly seat: number;
  /** Nothing was revealed by it, and no bot gave it. */
  readonly free: boolean;
  /** The haunt that was on before it. */
  readonly haunt: number;
  /** The last entries of all streams before it; tables that were kept before know only when it was given. */
  readonly after?: EntryCounts;
  readonly at?: number;
  /** Milliseconds that the seat had used before it, where a clock runs. */
  readonly used?: number;
  /** Of a walk that one message made: the row of its first step. */
  readonly walk?: number;
}

export interface TimeData {
  /** What the time is for: one question, or one turn. A new one brings new time. */
  readonly period: string;
  /** Since when those who are waited for have not been counted yet. */
  readonly mark: number;
  /** Milliseconds that were used in this period up to then, by seat. */
  readonly used: Readonly<Record<string, number>>;
}

export const NO_TIME: TimeData = { period: '', mark: 0, used: {} };

export interface TableData {
  readonly id: string;
  readonly code: string;
  readonly phase: 'lobby' | 'playing' | 'over';
  readonly settings: Settings;
  readonly seats: readonly SeatData[];
  readonly host: number;
  readonly knocks: readonly KnockData[];
  /** What is voted on; with the others below, in the order in which they were called for. */
  readonly vote: VoteData | null;
  readonly otherVotes: readonly VoteData[];
  /** Votes there have been. */
  readonly votes: number;
  readonly takenBack: TakenBackCount;
  /** When a seat was last nudged, by seat. */
  readonly nudged: Readonly<Record<string, number>>;
  readonly steps: readonly StepMark[];
  /** Since when the open question waits. */
  readonly since: number;
  readonly time: TimeData;
  /** For how long at least seats are kept, in milliseconds: as the clock was when the game began; 0 in the lobby. */
  readonly keep: number;
  /** The host has stopped the game for a while. */
  readonly paused: boolean;
  /** Somebody practises a haunt, with bots; nobody else sits down. */
  readonly practice: Practice | null;
  /** The hash of the seed, shown from the beginning; null where chance promises nothing. */
  readonly commitment: string | null;
  /** The words that the game was dealt with, in the order of the seats; none in the lobby. */
  readonly words: readonly (string | null)[];
  /** Their hashes, which everybody saw before the first word was opened; none in the lobby, and where words were open from the beginning. */
  readonly seals: readonly (string | null)[];
  /** The hash of the set-up, which everybody saw before the first word was opened; null where there was none. */
  readonly setupSeal: string | null;
  /** How often all words had to be drawn anew because one that was sealed was not opened. */
  readonly redrawn: number;
  /** Null while nobody is asked for words. */
  readonly dealing: DealingData | null;
  /** What the bots were after last, by seat; nobody sees it but through the engine. */
  readonly motives: Readonly<Record<string, Motive>>;
  readonly counts: EntryCounts;
}

const ASK_ME: StandingAnswers = { defend: 'ask', split: null };

export const OPEN_SEAT: SeatData = {
  holder: 'open',
  name: '',
  bot: null,
  substituted: false,
  ready: false,
  explorers: [],
  lang: 'en',
  pace: null,
  givenUp: null,
  leaving: null,
  readsFrom: 0,
  sawAll: false,
  standing: ASK_ME,
  onlyFor: null,
  seal: null,
  word: null,
};

export const botSeat = (kind: BotKind): SeatData => ({ ...OPEN_SEAT, holder: 'bot', bot: kind, ready: true });

export const personSeat = (name: string, lang: Lang): SeatData => ({ ...OPEN_SEAT, holder: 'person', name, lang });

/** A table at which nobody sits yet. */
export function newTable(id: string, code: string, seats: number, settings: Settings): TableData {
  return {
    id,
    code,
    phase: 'lobby',
    settings,
    seats: Array.from({ length: seats }, () => OPEN_SEAT),
    host: 0,
    knocks: [],
    vote: null,
    otherVotes: [],
    votes: 0,
    takenBack: { byVote: 0, alone: 0 },
    nudged: {},
    steps: [],
    since: 0,
    time: NO_TIME,
    keep: 0,
    paused: false,
    practice: null,
    commitment: null,
    words: [],
    seals: [],
    setupSeal: null,
    redrawn: 0,
    dealing: null,
    motives: {},
    counts: NO_ENTRIES,
  };
}

/** The seat with this number. Throws a RefusedError where the table has no such seat. */
export function seatAt({ seats }: Pick<TableData, 'seats'>, seat: number): SeatData {
  const found = seats[seat];
  if (found === undefined) throw new RefusedError('no-such-seat', `there is no seat ${seat}`);
  return found;
}

export const withSeat = (table: TableData, seat: number, change: Partial<SeatData>): TableData => ({
  ...table,
  seats: table.seats.map((data, i) => (i === seat ? { ...data, ...change } : data)),
});

/** All that is voted on, each called for by another seat. */
export const openVotes = ({ vote, otherVotes }: Pick<TableData, 'vote' | 'otherVotes'>): readonly VoteData[] =>
  vote === null ? otherVotes : [vote, ...otherVotes];

export const withVotes = (table: TableData, [vote, ...otherVotes]: readonly VoteData[]): TableData => ({
  ...table,
  vote: vote ?? null,
  otherVotes,
});

/** The table without the votes of which it is so; without any of them by default. */
export const withoutVotes = (table: TableData, isOver: (vote: VoteData) => boolean = () => true): TableData =>
  withVotes(
    table,
    openVotes(table).filter((vote) => !isOver(vote)),
  );

/** A vote that this seat has called for, or is asked about, is over when nobody is there to end it. */
export const withoutVoteOf = (table: TableData, own: number): TableData =>
  withoutVotes(table, ({ by, seat, asked }) => by === own || seat === own || asked.includes(own));

/** Whoever sits there has read both books while the others play: nothing they write reaches them. */
export const isSilent = ({ phase, seats }: TableData, seat: number): boolean =>
  phase === 'playing' && seats[seat]?.sawAll === true;

/** Whoever sits there may come back to it at any time. */
export const isKept = ({ holder, givenUp }: Pick<SeatData, 'holder' | 'givenUp'>): boolean =>
  holder === 'person' && givenUp === null;

/** Seats that are kept for people, there or not. */
export const keptSeats = ({ seats }: TableData): number[] =>
  seats.flatMap((data, seat) => (isKept(data) ? [seat] : []));

/** A bot answers for the seat: from the beginning, until somebody comes back, or because it was given up. */
export const isPlayedByBot = (data: SeatData): boolean => !isKept(data) || data.substituted;

/** A table as it is kept. One that an earlier version wrote lacks what has come since. */
export function readTable(head: string): TableData {
  const table = JSON.parse(head) as TableData;
  return {
    ...table,
    settings: { ...DEFAULT_SETTINGS, ...table.settings },
    // A word that was not sealed before it was sent counts no more in a lobby: its device seals another.
    seats: table.seats.map((data) => ({
      ...OPEN_SEAT,
      ...data,
      bot: data.bot === null ? null : botKindOf(data.bot),
      ...(data.seal === undefined ? { word: null } : {}),
    })),
    otherVotes: table.otherVotes ?? [],
    takenBack: table.takenBack ?? { byVote: 0, alone: 0 },
    time: table.time ?? NO_TIME,
    keep: table.keep ?? 0,
    paused: table.paused ?? false,
    practice: table.practice ?? null,
    commitment: table.commitment ?? null,
    words: table.words ?? [],
    seals: table.seals ?? [],
    setupSeal: table.setupSeal ?? null,
    redrawn: table.redrawn ?? 0,
    dealing: table.dealing ?? null,
    motives: table.motives ?? {},
  };
}
