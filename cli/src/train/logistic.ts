import type { Numbers } from './cross-entropy.ts';

/** A position that was seen in a game: what it looked like, in which group, and what came of it, from 0 to 1. */
export interface Example {
  readonly group: string;
  readonly seen: Numbers;
  readonly won: number;
  /** What it counts beside others: all positions of one game together count one. */
  readonly weight: number;
}

/** What was fitted: weights by name with a `bias`, and what a group adds to it. */
export interface FittedChances {
  readonly weights: Numbers;
  readonly groups: Numbers;
}

const STEPS = 400;
const RATE = 0.05;
/** What holds groups at nothing, for each example: positions of one game tell much the same. */
const GROUP_HELD = 0.005;

const chanceFor = (sum: number): number => 1 / (1 + Math.exp(-sum));

/** Adam's steps: each number goes down its slope at a pace of its own. */
class Steps {
  readonly #first: Float64Array;
  readonly #second: Float64Array;
  #n = 0;

  constructor(many: number) {
    this.#first = new Float64Array(many);
    this.#second = new Float64Array(many);
  }

  take(x: Float64Array, slope: Float64Array): void {
    this.#n++;
    for (let i = 0; i < x.length; i++) {
      const s = slope[i] ?? 0;
      const first = 0.9 * (this.#first[i] ?? 0) + 0.1 * s;
      const second = 0.999 * (this.#second[i] ?? 0) + 0.001 * s * s;
      this.#first[i] = first;
      this.#second[i] = second;
      const by = first / (1 - 0.9 ** this.#n) / (Math.sqrt(second / (1 - 0.999 ** this.#n)) + 1e-8);
      x[i] = (x[i] ?? 0) - RATE * by;
    }
  }
}

/**
 * Fits the chance to win to what was seen, with a number of its own for each group. Weights are held at what was thought
 * `before`, the more so the more `held`, without end if that is without end: what few games say is mostly luck.
 */
export function fitChances(
  names: readonly string[],
  examples: readonly Example[],
  before: Numbers,
  held: number,
): FittedChances {
  const groups = [...new Set(examples.map(({ group }) => group))].sort();
  const at = new Map(groups.map((group, i) => [group, names.length + 1 + i]));
  const x = new Float64Array(names.length + 1 + groups.length);
  const slope = new Float64Array(x.length);
  const from = Float64Array.from(x, (_, i) => before[i === 0 ? 'bias' : (names[i - 1] ?? '')] ?? 0);
  x.set(from);
  const whole = examples.reduce((sum, { weight }) => sum + weight, 0);
  const rows = examples.map(({ group, seen, won, weight }) => ({
    share: weight / whole,
    values: Float64Array.from(names, (name) => seen[name] ?? 0),
    group: at.get(group) ?? 0,
    won,
  }));
  const steps = new Steps(x.length);
  for (let n = 0; n < STEPS; n++) {
    slope.fill(0);
    for (const { values, group, won, share } of rows) {
      let sum = (x[0] ?? 0) + (x[group] ?? 0);
      for (let i = 0; i < values.length; i++) sum += (x[i + 1] ?? 0) * (values[i] ?? 0);
      const off = share * (chanceFor(sum) - won);
      slope[0] = (slope[0] ?? 0) + off;
      slope[group] = (slope[group] ?? 0) + off;
      for (let i = 0; i < values.length; i++) slope[i + 1] = (slope[i + 1] ?? 0) + off * (values[i] ?? 0);
    }
    for (let i = 1; i < x.length; i++) {
      const back = i > names.length ? GROUP_HELD : held;
      slope[i] = back === Number.POSITIVE_INFINITY ? 0 : (slope[i] ?? 0) + back * ((x[i] ?? 0) - (from[i] ?? 0));
    }
    steps.take(x, slope);
  }
  return {
    weights: { bias: x[0] ?? 0, ...Object.fromEntries(names.map((name, i) => [name, x[i + 1] ?? 0])) },
    groups: Object.fromEntries(groups.map((group) => [group, x[at.get(group) ?? 0] ?? 0])),
  };
}

/** How surprised a fit is by what came of positions, on average in natural units; and how it would be by groups alone. */
export function surpriseOf({ weights, groups }: FittedChances, examples: readonly Example[]): number {
  const total = examples.reduce((sum, { group, seen, won, weight }) => {
    let at = (weights.bias ?? 0) + (groups[group] ?? 0);
    for (const [name, value] of Object.entries(seen)) at += (weights[name] ?? 0) * value;
    const chance = Math.min(0.999, Math.max(0.001, chanceFor(at)));
    return sum - weight * (won * Math.log(chance) + (1 - won) * Math.log(1 - chance));
  }, 0);
  return (
    total /
    Math.max(
      1,
      examples.reduce((sum, { weight }) => sum + weight, 0),
    )
  );
}
