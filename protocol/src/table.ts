import type * as z from 'zod';
import type { BotKind } from './bot-levels.ts';
import type { PackName } from './packs.ts';
import type { Language, Practice, Settings, StandingAnswers } from './values.ts';

export type Lang = z.infer<typeof Language>;

/** How a seat was given up: its person said so, or all who were there agreed. */
export type GivenUp = 'said' | 'agreed';

/** A place at the table as everybody sees it. */
export interface TableSeat {
  readonly seat: number;
  /** Nobody yet, a person, or a bot from the beginning. */
  readonly holder: 'open' | 'person' | 'bot';
  readonly name: string;
  readonly bot: BotKind | null;
  /** A bot plays for the person until they come back. */
  readonly substituted: boolean;
  readonly host: boolean;
  /** A device of the seat is connected. */
  readonly here: boolean;
  /** Since when none is, in milliseconds since 1970; null while one is, where nobody saw the last of them go, and for bots. */
  readonly away: number | null;
  /** Its person was removed by the votes of all others: it goes back to them, or stays with a bot. */
  readonly removed: boolean;
  /** Somebody at the door may have it: its person said so, or the others agreed when its time was over. Null while it is kept. */
  readonly givenUp: GivenUp | null;
  /** The others have agreed to give it up: it is, at this time, unless its person is back before; in milliseconds since 1970. */
  readonly leaving: number | null;
  readonly ready: boolean;
  /** Chosen explorers; two at a table of two. Null while nothing is chosen: drawn at the start. */
  readonly explorers: readonly string[];
  readonly lang: Lang;
  /** How fast its person wants to be shown what happens; null: as the table has it. */
  readonly pace: Settings['pace'] | null;
}

/** Somebody without a seat who asks to be let in. */
export interface Knock {
  readonly id: string;
  readonly name: string;
}

/** What people decide together: undo past a reveal, a draw, and who sits at a seat (docs/seats.md). */
export type VoteAbout = 'undo' | 'draw' | 'remove' | 'give-up' | 'admit';

/** A vote that is open. */
export interface Vote {
  readonly id: number;
  readonly about: VoteAbout;
  readonly by: number;
  /** The seat that it is about; null where it is about none. */
  readonly seat: number | null;
  /** Who would be let in. */
  readonly guest: string | null;
  /** Seats that agree, and seats that are still asked. */
  readonly yes: readonly number[];
  readonly asked: readonly number[];
}

/** What was promised of chance before the game: see `dealing` of the table. */
export interface DealPromise {
  /** The hash of the seed that the host of the table has drawn. */
  readonly commitment: string;
  /** By seat, the hash of the word of its device; null where it has none. Games of 0.2.0 had none at all. */
  readonly seals: readonly (string | null)[];
  /** By seat, the word of its device, from when it was opened. */
  readonly words: readonly (string | null)[];
  /** Seats that are asked for their words now, because the game is about to begin; else null. */
  readonly asked: readonly number[] | null;
  /** The hash of what the game is set up with, from when words are asked for; null before, and in games of 0.2.0. */
  readonly setup: string | null;
  /** How often all words had to be drawn anew because a device that had sealed one did not open it. */
  readonly redrawn: number;
}

export interface TakenBackCount {
  readonly byVote: number;
  readonly alone: number;
}

/** All that is public about a table apart from the position in the house. Sent whole whenever it changes. */
export interface PublicTable {
  readonly id: string;
  readonly code: string;
  readonly phase: 'lobby' | 'playing' | 'over';
  readonly settings: Settings;
  /** How fast scenes are shown and bots play: the slowest that anybody who sits here has chosen. */
  readonly pace: Settings['pace'];
  /**
   * What is played: the edition, then what adds to it. In the lobby as the server offers it now (what it offers no longer is left out), in a game as it was
   * dealt.
   */
  readonly packs: readonly PackName[];
  readonly seats: readonly TableSeat[];
  readonly watchers: number;
  readonly knocks: readonly Knock[];
  readonly vote: Vote | null;
  /** The free steps back that the viewer may take right now. */
  readonly undo: { readonly free: boolean; readonly byVote: boolean };
  /** When the time of the person who is waited for ends, in milliseconds since 1970; null without a clock, and while only bots are waited for. */
  readonly deadline: number | null;
  /** How long somebody must have been away, in milliseconds: until a bot may be asked to stand in, and until their time to come back is over. */
  readonly waits: { readonly standIn: number; readonly keep: number };
  /** Answers that were taken back after something had been revealed: by a vote, and by somebody who had nobody to ask. */
  readonly takenBack: TakenBackCount;
  /** The host has stopped the game for a while. */
  readonly paused: boolean;
  /** Somebody practises a haunt here, with bots; null at every other table. */
  readonly practice: Practice | null;
  /** What can be checked at the end about the dice; null where they promise nothing: in practice, and where people type what they threw. */
  readonly promise: DealPromise | null;
  /** What the viewer's own seat answers beforehand; null for watchers. */
  readonly standing: StandingAnswers | null;
  /** Private talk is closed while a traitor is hidden. */
  readonly talk: { readonly table: boolean; readonly side: boolean };
}
