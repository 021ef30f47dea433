import { Checker } from '../shapes/check.ts';
import { flagShape, listShape, mapShape, recordShape, type Shape, textShape, wordShape } from '../shapes/shape.ts';

export interface SeatSetup {
  /** Explorers of the seat; drawn from the seed where none is named. */
  readonly explorers?: readonly string[];
}

export interface Setup {
  readonly seats: readonly SeatSetup[];
  readonly preset?: string;
  readonly switches?: Readonly<Record<string, string>>;
  readonly dice?: 'seed' | 'typed';
  /** Today, for the birthday that decides who begins. */
  readonly date?: { readonly month: number; readonly day: number };
  /** Ends the game where the haunt begins. */
  readonly stopAtHaunt?: boolean;
  /** The scenario of the game, where the edition has any; drawn from the seed where none is named. */
  readonly scenario?: string;
  /** Numbers of the haunts that may come; all of them by default. */
  readonly haunts?: readonly number[];
  /** Numbers of the haunts that this group has met: another one is looked for in their place, while there is one. */
  readonly playedHaunts?: readonly number[];
  /** The explorer who begins, in place of the next birthday. */
  readonly first?: string;
  /** Stacked on top, first drawn first: tiles, and cards by deck. For scripts and teaching. */
  readonly stacked?: {
    readonly rooms?: readonly string[];
    readonly cards?: Readonly<Record<string, readonly string[]>>;
  };
}

/** A set-up that cannot be played: the field and what is wrong with it. */
export class SetupError extends Error {
  readonly field: string;
  constructor(field: string, message: string) {
    super(`${field}: ${message}`);
    this.name = 'SetupError';
    this.field = field;
  }
}

const ids = listShape(textShape);
const numbers: Shape = listShape({ is: 'whole', min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER });

const SETUP = recordShape({
  seats: listShape(recordShape({ 'explorers?': ids })),
  'preset?': textShape,
  'switches?': mapShape(textShape),
  'dice?': wordShape('seed', 'typed'),
  'date?': recordShape({}),
  'stopAtHaunt?': flagShape,
  'scenario?': textShape,
  'haunts?': numbers,
  'playedHaunts?': numbers,
  'first?': textShape,
  'stacked?': recordShape({ 'rooms?': ids, 'cards?': mapShape(ids) }),
});

class SetupChecker extends Checker<never> {
  protected override callLeaf(): string {
    return '';
  }
  protected override leafFits(): boolean {
    return false;
  }
  protected override checkLeaf(): void {}
  /** Whoever sends a set-up may know of more than this engine. */
  protected override sayStray(): void {}
}

/** A set-up comes from a file or a socket: its shape is checked here and trusted afterwards. */
export function checkShape(setup: unknown): void {
  const checker = new SetupChecker();
  checker.check(setup, SETUP);
  const [fault] = checker.faults;
  if (fault !== undefined) throw new SetupError(fault.path === '' ? 'setup' : fault.path, fault.message);
}
