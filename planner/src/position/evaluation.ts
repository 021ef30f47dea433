import type { G } from '@hollow/engine/inner';

/** Turns past which something is out of reach, or as good as. */
export const NEVER = 40;
/** Farther than any way: nobody knows one yet. */
export const NO_WAY_KNOWN = 12;

/** A floor: the tiles that may still be laid there, and its rooms with a door that leads nowhere yet. */
export interface Unexplored {
  readonly tiles: readonly number[];
  readonly rooms: readonly number[];
}

/** One evaluation of a position: what has been found out on the way, so that nothing is looked for twice. */
export interface Evaluation {
  readonly g: G;
  /** Steps to every room, by who walks and the room they begin in. */
  readonly steps: Map<number, readonly number[]>;
  /** The rooms that have a way, nearest first, by the steps to them: those who go the same ways share them. */
  readonly reached: Map<readonly number[], readonly number[]>;
  /** What is left to discover, by floor; null until it is first asked for. */
  unexplored: readonly Unexplored[] | null;
  /** Turns that causes take to bring something about, by the chain they stand in, cause and character. */
  readonly costs: Map<string, number>;
  /** What is being weighed: nothing can be a condition of itself. */
  readonly busy: Set<string>;
}

export const evaluate = (g: G): Evaluation => ({
  g,
  steps: new Map(),
  reached: new Map(),
  unexplored: null,
  costs: new Map(),
  busy: new Set(),
});

/** Turns that a character needs until something is so, as far as the shape of things tells; 0 where it is so. */
export type TurnsUntil = (now: Evaluation, me: number) => number;

export const never: TurnsUntil = () => NEVER;

/** The fewest turns that one of several ways takes; they must not be none. */
export const soonest =
  (ways: readonly TurnsUntil[]): TurnsUntil =>
  (now, me) =>
    Math.min(...ways.map((way) => way(now, me)));
