/** A node of a pack: an operation or an expression, as plain JSON. */
export type PackNode = Readonly<Record<string, unknown>>;

export const isPackNode = (value: unknown): value is PackNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every node of a piece of a pack, the outer ones first. */
export function* nodesIn(value: unknown): Generator<PackNode> {
  if (typeof value !== 'object' || value === null) return;
  if (isPackNode(value)) yield value;
  for (const inner of Object.values(value)) yield* nodesIn(inner);
}

/** The least and the greatest that a number can be. */
export type ValueRange = readonly [least: number, most: number];

const OFTEN = 20;

/** What the operations of a haunt can bring about, as far as they can run at all. */
export class Facts {
  readonly statuses = new Set<string>();
  /** Kinds of pieces, monsters and tokens that come onto the board. */
  readonly pieces = new Set<string>();
  readonly zones = new Set<string>();
  readonly sides = new Set<string>();
  readonly procs = new Set<string>();
  readonly vars = new Map<string, ValueRange>();
  readonly #widened = new Map<string, number>();

  /** Everything that can still grow, as one text: the same twice means that nothing more is found. */
  get mark(): string {
    const sets = [this.statuses, this.pieces, this.zones, this.sides, this.procs].map((set) => set.size);
    return `${sets.join()} ${[...this.vars].map(([name, [least, most]]) => `${name} ${least} ${most}`).join()}`;
  }

  /** What is set again and again from itself has no bound. */
  widen(name: string, [least, most]: ValueRange): void {
    const [a, b] = this.vars.get(name) ?? [least, most];
    if (least >= a && most <= b) return;
    const times = (this.#widened.get(name) ?? 0) + 1;
    this.#widened.set(name, times);
    const far = times > OFTEN;
    this.vars.set(name, [
      least >= a ? a : far ? Number.NEGATIVE_INFINITY : least,
      most <= b ? b : far ? Number.POSITIVE_INFINITY : most,
    ]);
  }

  /** What adding does may be done again and again. */
  shift(name: string, [least, most]: ValueRange): void {
    const [a, b] = this.vars.get(name) ?? [0, 0];
    this.vars.set(name, [least < 0 ? Number.NEGATIVE_INFINITY : a, most > 0 ? Number.POSITIVE_INFINITY : b]);
  }
}
