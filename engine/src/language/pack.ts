import type { HauntDef } from './haunt.ts';
import type { CardDef, ChartDef, EditionDef, ExplorerDef, Ops, RoomDef, TokenDef } from './types.ts';

/** A pack: one canonical JSON document, named by the hash of its text. */
export interface Pack {
  readonly id: string;
  readonly extends?: string;
  readonly edition?: EditionDef;
  readonly explorers?: readonly ExplorerDef[];
  readonly rooms?: readonly RoomDef[];
  readonly cards?: readonly CardDef[];
  readonly tokens?: readonly TokenDef[];
  readonly haunts?: readonly HauntDef[];
  readonly chart?: ChartDef;
  /** Loose effects by name, for scripts that run one as if a card had said it. */
  readonly effects?: Readonly<Record<string, Ops>>;
}
