import type { Pack } from '../language/pack.ts';
import type { Ops } from '../language/types.ts';

/** A scripted game as it stands in a YAML file. docs/SCRIPTS.md explains it for players. */
export interface Script {
  readonly title: string;
  readonly proves?: readonly string[];
  readonly preset?: string;
  readonly switches?: Readonly<Record<string, string>>;
  /** One for each seat; a list where a seat has two. */
  readonly explorers?: readonly (string | readonly string[])[];
  readonly players?: number;
  readonly seed?: string;
  /** The game is over where the haunt begins. */
  readonly stopAtHaunt?: boolean;
  readonly scenario?: string;
  /** Numbers of the haunts that this group has met, and of those that may come. */
  readonly playedHaunts?: readonly number[];
  readonly haunts?: readonly number[];
  readonly date?: { readonly month: number; readonly day: number };
  readonly stack?: Readonly<Record<string, readonly string[]>>;
  /** One entry a throw: the faces, or a total. */
  readonly dice?: readonly (number | readonly number[])[];
  readonly position?: PositionScript;
  /** The set-up cannot be played: the field that is wrong. Such a script has no steps. */
  readonly refused?: string;
  readonly steps: readonly Step[];
  /** Things that only this script has: a haunt, a room, a card, as in a pack. */
  readonly pack?: Omit<Pack, 'id' | 'edition' | 'effects'>;
}

/** A haunt by its id, by `pack/id`, or by its number. */
export type HauntName = string | number;

export interface PositionScript {
  readonly rooms?: Readonly<Record<string, RoomScript>>;
  readonly explorers?: Readonly<Record<string, ExplorerScript>>;
  readonly tokens?: readonly {
    readonly id: string;
    readonly room?: string;
    /** The explorer it goes with. */
    readonly holder?: string;
    readonly part?: number;
    readonly leads?: string;
  }[];
  readonly piles?: Readonly<Record<string, readonly (string | { readonly card: string; readonly part: number })[]>>;
  /** Tiles in the stack, top first; all others not in the house are put out of the game. */
  readonly onlyRooms?: readonly string[];
  readonly turn?: string;
  readonly drawn?: Readonly<Record<string, number>>;
  /** That haunt has begun. For what cards do only afterwards. */
  readonly haunt?: HauntName;
  /** A haunt that has been going on: its first steps are done, its rounds run, and its pieces are where `pieces` says. */
  readonly underway?: {
    readonly haunt: HauntName;
    /** Who began it; whose turn it is where nothing is said. */
    readonly revealer?: string;
    /** Where it began. */
    readonly room?: string;
    readonly round?: number;
    readonly order?: readonly string[];
  };
  /** Pieces and monsters of the haunt that has begun. */
  readonly pieces?: readonly PieceScript[];
  /** Rooms that the house has lost: where the holes are. */
  readonly lost?: Readonly<Record<string, RoomScript>>;
  /** Cards that lie in the discards, by deck. */
  readonly discarded?: Readonly<Record<string, readonly string[]>>;
  readonly counters?: Readonly<Record<string, number>>;
  /** Who has the role of the hidden traitor, and the number that goes with it. */
  readonly hiddenTraitor?: string;
  /** Who is known to be the traitor in it. */
  readonly traitor?: string;
}

export interface RoomScript {
  readonly floor: string;
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
}

export interface PieceScript {
  readonly id: string;
  readonly n?: number;
  /** The piece that lies in this room is the one with this number. */
  readonly lies?: string;
  readonly room?: string;
  readonly part?: number;
  /** An explorer, or a piece such as `bat#2`. */
  readonly holder?: string;
  /** Whose it is. */
  readonly of?: string;
  readonly box?: boolean;
  /** Its number can be read by everybody. */
  readonly faceUp?: boolean;
  readonly stunned?: boolean;
  readonly statuses?: readonly string[];
  /** What a monster's numbers have become. */
  readonly traits?: Readonly<Record<string, number>>;
  readonly cards?: readonly string[];
}

export interface ExplorerScript {
  /** Empty for those who are nowhere any more. */
  readonly room?: string;
  readonly part?: number;
  /** Places of the clips on their tracks, 0 next to the skull. */
  readonly steps?: Readonly<Record<string, number>>;
  readonly cards?: readonly string[];
  readonly spent?: number;
  /** In this turn nothing more is walked. */
  readonly stopped?: boolean;
  readonly dead?: boolean;
  /** A side of the haunt that everybody knows. */
  readonly side?: string;
  readonly statuses?: readonly string[];
  /** A place off the board. */
  readonly zone?: string;
  /** Who or what holds the explorer fast. */
  readonly holder?: string;
}

/** An answer named by what it does, a refusal, an effect, or an expectation. */
export type Step = Readonly<Record<string, unknown>> & {
  readonly effect?: Ops;
  readonly haunt?: HauntName | { readonly id?: string; readonly number?: number; readonly revealer?: string };
};

export interface ScriptResult {
  readonly ok: boolean;
  readonly message: string;
  /** It did not fail in what it says or expects: the engine, the set-up or the position broke it off. */
  readonly crashed: boolean;
  /** It failed because something cannot be taken that it takes. */
  readonly notOffered: boolean;
  /** The number of the step that failed, or -1. */
  readonly at: number;
  /** Neutral rule names and clauses that were applied. */
  readonly fired: ReadonlySet<string>;
  readonly title: string;
  readonly proves: readonly string[];
}

/** The script says something that cannot be carried out, or the game is not as it expects. */
export class ScriptError extends Error {}

/** What a step takes cannot be taken. */
export class NotOfferedError extends ScriptError {}

/** The position to start from cannot be built. */
export class PositionError extends ScriptError {}
