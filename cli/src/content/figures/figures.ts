import {
  type Fault,
  flagShape,
  listShape,
  mapShape,
  nullShape,
  PlainChecker,
  recordShape,
  type Shape,
  textLikeShape,
  textShape,
  wholeShape,
  wordShape,
} from '@hollow/engine/shapes';

/**
 * A number of a sheet: the same for every table, a formula of the players (`N`) or heroes (`H`) at the start (`2N`, `H+1`, `H/2`, `H/2 up`), or one for
 * each number of players.
 */
export type Amount = number | string | Readonly<Record<string, number>>;

/** What a sheet says of one part of a haunt. */
export interface SheetFigure {
  /** Who does it. */
  readonly by?: 'heroes' | 'traitor' | 'monsters' | 'everyone';
  readonly n?: Amount;
  readonly from?: Amount;
  readonly to?: Amount;
  /** By trait; null where there is none. */
  readonly traits?: Readonly<Record<string, Amount | null>>;
  /** Traits one of which is rolled, or fought with. */
  readonly roll?: string | readonly string[];
  /** Dice that are thrown whatever anybody's traits are. */
  readonly dice?: Amount;
  readonly pass?: Amount;
  /** Results that differ, as rows: `0`, `1-3`, `4+`. */
  readonly rows?: readonly string[];
  readonly limit?: 'turn' | 'game' | 'none' | 'shared';
  readonly cost?: 'attack' | 'ends-movement' | 'ends-turn' | 'whole-turn';
  /** Spaces that it costs. */
  readonly spaces?: number;
  readonly rooms?: readonly string[];
  readonly cards?: readonly string[];
  readonly floors?: readonly string[];
  readonly symbols?: readonly string[];
  readonly explorers?: readonly string[];
  readonly pieces?: readonly string[];
  /** Any other number that it names. */
  readonly numbers?: readonly Amount[];
  /** What holds at each value of a counter. */
  readonly table?: { readonly of: string; readonly rows: Readonly<Record<string, Amount>> };
}

/** A line of a sheet on who knows what, tied to the parts of the haunt that it speaks of. */
export interface Knowledge {
  readonly point: string;
  /** The side that must not see the parts before they are used. */
  readonly hidden?: string;
  /** The side that may read them from the start. */
  readonly told?: string;
  readonly parts: readonly string[];
  /** Numbers that may not stand on a page of that side; below zero, as what is taken off. */
  readonly numbers?: readonly number[];
  /** Things that may not be named on a page of that side, by their id. */
  readonly names?: readonly string[];
}

/** A point that a sheet settles, by a short name; `ours`: our own reading, where the books are silent. */
export interface RulingFigure {
  readonly point: string;
  readonly ours: boolean;
  /** The part of the haunt in which it is carried out. */
  readonly part?: string;
  /** The ruling of the haunt that tells the players. */
  readonly as?: string;
}

/** The figures of a haunt: what stands beside it as `<id>.figures.yaml`. */
export interface Figures {
  readonly number: number;
  readonly kind: string;
  readonly figures: Readonly<Record<string, SheetFigure>>;
  readonly rulings?: readonly RulingFigure[];
  readonly knows?: readonly Knowledge[];
  /** What is not as the sheet says, or cannot be found by machine, with the reason. */
  readonly waived?: Readonly<Record<string, string>>;
}

const id = textLikeShape(/^[a-z0-9][a-z0-9-]*$/);
const ids = listShape(id, 1);
/** A part of a haunt: `actions/<id>`, `monsters/<id>`, `statuses/<id>/rules/<id>`. */
const part = textLikeShape(/^[a-z][a-zA-Z]*(\/[a-zA-Z0-9-]+)*$/);
const either = (...of: readonly Shape[]): Shape => ({ is: 'either', of });
const amount = either(
  wholeShape(-99, 999),
  textLikeShape(/^\d*[NH](\/2( up)?)?([+-]\d+)?$/),
  mapShape(wholeShape(-99, 999), 1),
);

const FIGURE = recordShape({
  'by?': wordShape('heroes', 'traitor', 'monsters', 'everyone'),
  'n?': amount,
  'from?': amount,
  'to?': amount,
  'traits?': mapShape(either(nullShape, amount), 1),
  'roll?': either(id, ids),
  'dice?': amount,
  'pass?': amount,
  'rows?': listShape(textLikeShape(/^\d+(\+|-\d+)?$/), 1),
  'limit?': wordShape('turn', 'game', 'none', 'shared'),
  'cost?': wordShape('attack', 'ends-movement', 'ends-turn', 'whole-turn'),
  'spaces?': wholeShape(1, 9),
  'rooms?': ids,
  'cards?': ids,
  'floors?': ids,
  'symbols?': ids,
  'explorers?': ids,
  'pieces?': ids,
  'numbers?': listShape(amount, 1),
  'table?': recordShape({ of: id, rows: mapShape(amount, 1) }),
});

const FIGURES = recordShape({
  number: wholeShape(1, 9999),
  kind: wordShape('traitor', 'none', 'hidden', 'none-at-first', 'free-for-all'),
  figures: mapShape(FIGURE),
  'rulings?': listShape(recordShape({ point: id, ours: flagShape, 'part?': part, 'as?': id })),
  'knows?': listShape(
    recordShape({
      point: id,
      'hidden?': id,
      'told?': id,
      parts: listShape(part),
      'numbers?': listShape(wholeShape(-99, 99), 1),
      'names?': ids,
    }),
  ),
  'waived?': mapShape(textShape),
});

/** What is wrong with the shape of a file of figures, each with its path. */
export function figureFaults(value: unknown): readonly Fault[] {
  const checker = new PlainChecker();
  checker.check(value, FIGURES);
  if (checker.faults.length > 0) return checker.faults;
  return (value as Figures).knows?.flatMap(neitherNorBoth) ?? [];
}

function neitherNorBoth({ hidden, told }: Knowledge, i: number): Fault[] {
  const one = (hidden === undefined) !== (told === undefined);
  return one ? [] : [{ path: `knows.${i}`, message: 'either “hidden” or “told” expected: the side it speaks of' }];
}
