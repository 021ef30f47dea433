import type { Amendment } from './amendment.ts';
import type { HauntDef } from './haunt.ts';
import type { CardDef, ChartDef, EditionDef, ExplorerDef, Ops, RoomDef, ScenarioDef, TokenDef } from './types.ts';

/** A loose effect that may name what the haunt of this number declares. */
export interface HauntEffect {
  readonly haunt: number;
  readonly do: Ops;
}

/** A pack: one canonical JSON document, named by the hash of its text. */
export interface Pack {
  /** Where editors find the shape of a pack; nothing else looks at it. */
  readonly $schema?: string;
  readonly id: string;
  /** Told to everybody before they sit down: which text of the pack it is, who wrote it, and what may be done with it. */
  readonly version?: string;
  readonly authors?: readonly string[];
  readonly license?: string;
  /** The number of the language it is written in. A file without one is of the first; one in code that says nothing is of today's. */
  readonly format?: number;
  /** The pack whose things it may name by their bare ids; the edition, where it says nothing. */
  readonly extends?: string;
  /** What it changes in the packs it extends. */
  readonly amend?: readonly Amendment[];
  readonly edition?: EditionDef;
  readonly explorers?: readonly ExplorerDef[];
  readonly rooms?: readonly RoomDef[];
  readonly cards?: readonly CardDef[];
  readonly tokens?: readonly TokenDef[];
  readonly haunts?: readonly HauntDef[];
  readonly chart?: ChartDef;
  readonly scenarios?: readonly ScenarioDef[];
  /** Loose effects by name, for scripts that run one as if a card had said it. */
  readonly effects?: Readonly<Record<string, Ops | HauntEffect>>;
  /** Words of a pack that is one file: by language and kind. The rules do not look at them. */
  readonly words?: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>;
}
