import type { SavedShape } from '../state/shapes.ts';
import type { Frame, Value } from '../state/state.ts';

/**
 * What an operation keeps in its frame while it waits. `blank` stands in a register that holds nothing; a saved game is checked against the rest.
 */
export interface Register<V extends Value> {
  readonly blank: V;
  readonly keeps:
    | { readonly is: 'value'; readonly shape: SavedShape }
    /** An event that the operation closes when it is over (`own`), or only looks at. */
    | { readonly is: 'event'; readonly own: boolean; readonly orNone: boolean; readonly of: string }
    /** A place in the list in another register; `within`: not the one behind its end. */
    | { readonly is: 'index'; readonly into: string; readonly within: boolean }
    /** Elements of whatever the operation goes through. */
    | { readonly is: 'elements' };
}

export type Registers = Readonly<Record<string, Register<Value>>>;

export interface StageData {
  readonly name: string;
  /** Registers that hold something in this stage; the others are blank. */
  readonly holds: ReadonlySet<string>;
  /** It goes on at once: no saved game waits here. */
  readonly passing: boolean;
  /** It has options for whoever is asked. */
  readonly asks: boolean;
}

/** Event and scope that a saved game must have where the operation stands. */
export interface Needs {
  /** The operation works on the event of its scope, of this kind; '' for any. */
  readonly event?: string;
  /** Somebody acts or is affected. */
  readonly self?: true;
  /** A card is being carried out. */
  readonly card?: true;
}

/** What a check of registers may ask of the game they stand in. */
export interface RegisterChecks {
  isRoom(n: number): boolean;
  isCard(n: number): boolean;
}

/** How the frames of an operation look while they wait. */
export interface Waits {
  readonly op: string;
  readonly registers: Registers;
  /** Registers that the caller fills: an operation with any cannot begin without them. */
  readonly given: readonly string[];
  readonly stages: readonly StageData[];
  readonly needs: Needs;
  /** Blanks what somebody has picked out but not confirmed. */
  hideUnconfirmed(f: Frame): void;
  /** What the sorts of single registers cannot say. */
  fits(f: Frame, check: RegisterChecks): boolean;
}
