import * as z from 'zod';
import type { Patch } from './patch/apply.ts';
import type { PracticeSide } from './practice-sides.ts';
import { TABLE_SEATS } from './seats.ts';
import type { ClientState, LogEntry } from './server.ts';
import type { PublicTable } from './table.ts';
import { BotLevelName, GameCode, GameId, Language, PlayerName, Practice, SeatNumber, SomeSettings } from './values.ts';

/** Bodies of the HTTP calls; docs/PROTOCOL.md lists the calls. Every error is `{error: {code, message, field?}}`. */

export const CreateGame = z.strictObject({
  name: PlayerName,
  lang: Language.default('en'),
  /** As near to four as the edition allows, where nothing is said. */
  seats: z.int().min(TABLE_SEATS.min).max(TABLE_SEATS.max).optional(),
  settings: SomeSettings.default({}),
  /** So many of the last seats go to bots. */
  bots: z.int().min(0).max(5).default(0),
  /** How well they play. */
  level: BotLevelName.default('normal'),
  /** Fills every other seat with bots and starts at once; nobody can add a word, so that nothing is promised about the dice. */
  playNow: z.boolean().default(false),
});
/** POST /api/practice: a table of bots at which a haunt has just begun. */
export const PractiseBody = z.strictObject({
  name: PlayerName,
  lang: Language.default('en'),
  seats: z.int().min(TABLE_SEATS.min).max(TABLE_SEATS.max).default(4),
  /** Null for any. */
  haunt: Practice.shape.haunt.nullable().default(null),
  side: Practice.shape.side.default(null),
  /** How well the bots play. */
  level: BotLevelName.default('normal'),
});
/** GET /api/practice?lang=. */
export interface PracticeHaunt {
  /** `pack/id`. */
  readonly haunt: string;
  readonly number: number;
  /** Of a haunt that this device has met, and of those of packs that are no edition; else it stays a surprise. */
  readonly name: string | null;
  /** Sides that can be chosen; none where chance or the haunt itself decides. */
  readonly sides: readonly PracticeSide[];
  /** Numbers of seats with which it can be practised. */
  readonly seats: readonly number[];
}
/** 201: the game and the creator's seat; the cookie `hollow` holds the device. */
export interface Seated {
  readonly game: string;
  readonly code: string;
  readonly seat: number;
}
/** By id or by code. */
export const GameRef = z.union([GameId, GameCode]);
export const JoinGame = z.strictObject({ name: PlayerName, lang: Language.default('en'), seat: SeatNumber.optional() });
/**
 * 201: `Knocked`; whoever knocks looks at the door until `mine` holds a seat. Or 201: `Seated`, where the only person of a table of bots has been away for
 * twice as long as seats are kept: whoever knocks is taken for that person.
 */
export const KnockBody = z.strictObject({ name: PlayerName, lang: Language.default('en') });
export interface Knocked {
  readonly knock: string;
}
/** The secret of a personal link: works once. */
export const ClaimBody = z.strictObject({ secret: z.string().regex(/^[A-Za-z0-9_-]{43}$/) });

/** GET /api/games/:ref: what somebody at the door sees. `mine` are the seats of this device. */
export interface Door {
  readonly table: PublicTable;
  readonly mine: readonly number[];
}
/** GET /api/mine?lang=. */
export interface MyGame {
  readonly game: string;
  readonly code: string;
  readonly seat: number;
  readonly phase: PublicTable['phase'];
  readonly names: readonly string[];
  readonly waitsForMe: boolean;
  /** The others have agreed to give up the seat: it is, at this time, unless its person opens the game before. */
  readonly leaving: number | null;
  /** The version that plays it, where this one cannot go on with it or show it; null for all others. */
  readonly playedBy: string | null;
  /** How it ended for the seat, and the name of the haunt; null as long as it goes on. */
  readonly ended: { readonly verdict: 'won' | 'lost' | 'none'; readonly haunt: string | null } | null;
  readonly touched: number;
}
/** POST /api/games/:id/seats/:seat/link: the path to open on the other device, once. */
export interface PersonalLink {
  readonly path: string;
}
/** POST /api/memory: whether haunts that this device has met are remembered. Saying no forgets those that are. */
export const MemoryBody = z.strictObject({ remember: z.boolean() });
/** GET /api/memory. Haunts as `pack/id`. */
export interface HauntMemory {
  readonly remember: boolean;
  readonly met: readonly { readonly haunt: string; readonly at: number }[];
}

/** GET /api/games/:ref/replay of a finished game: `held` as it was before row `from`, then what every row added and changed. */
export interface ReplayPage {
  /** Rows of the whole game. */
  readonly rows: number;
  readonly held: ClientState;
  readonly frames: readonly ReplayFrame[];
  /** False where the engine of today comes to another position: from there on entries without patches. */
  readonly verified: boolean;
}
export interface ReplayFrame {
  readonly row: number;
  readonly at: number;
  readonly entries: readonly LogEntry[];
  readonly patch: readonly Patch[];
}
