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

export interface PositionScript {
  readonly rooms?: Readonly<
    Record<string, { readonly floor: string; readonly x: number; readonly y: number; readonly turn?: number }>
  >;
  readonly explorers?: Readonly<Record<string, ExplorerScript>>;
  readonly tokens?: readonly {
    readonly id: string;
    readonly room: string;
    readonly part?: number;
    readonly leads?: string;
  }[];
  readonly piles?: Readonly<Record<string, readonly string[]>>;
  /** Tiles in the stack, top first; all others not in the house are put out of the game. */
  readonly onlyRooms?: readonly string[];
  readonly turn?: string;
  readonly drawn?: Readonly<Record<string, number>>;
  /** The haunt of that number has begun. For what cards do only afterwards. */
  readonly haunt?: number;
  /** Pieces and monsters of the haunt that has begun. */
  readonly pieces?: readonly {
    readonly id: string;
    readonly n?: number;
    /** The piece that lies in this room is the one with this number. */
    readonly lies?: string;
    readonly room?: string;
    readonly holder?: string;
    readonly box?: boolean;
    readonly stunned?: boolean;
    readonly cards?: readonly string[];
  }[];
  readonly counters?: Readonly<Record<string, number>>;
  /** Who has the role of the hidden traitor, and the number that goes with it. */
  readonly hiddenTraitor?: string;
  /** Who is known to be the traitor in it. */
  readonly traitor?: string;
}

export interface ExplorerScript {
  readonly room?: string;
  readonly part?: number;
  /** Places of the clips on their tracks, 0 next to the skull. */
  readonly steps?: Readonly<Record<string, number>>;
  readonly cards?: readonly string[];
  readonly spent?: number;
  readonly dead?: boolean;
}

/** An answer named by what it does, a refusal, an effect, or an expectation. */
export type Step = Readonly<Record<string, unknown>> & { readonly effect?: Ops };

export interface ScriptResult {
  readonly ok: boolean;
  readonly message: string;
  /** It did not fail in what it says or expects: the engine, the set-up or the position broke it off. */
  readonly crashed: boolean;
  /** Neutral rule names and clauses that were applied. */
  readonly fired: ReadonlySet<string>;
  readonly title: string;
  readonly proves: readonly string[];
}

/** The script says something that cannot be carried out, or the game is not as it expects. */
export class ScriptError extends Error {}

/** The position to start from cannot be built. */
export class PositionError extends ScriptError {}
