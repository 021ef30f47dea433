import type { G, NumFn, SetFn } from '@hollow/engine/inner';

/** One look at a position: what has been found out on the way, so that nothing is looked for twice. */
export interface Quest {
  readonly g: G;
  /** Steps to every room, by the room they begin in. */
  readonly steps: Map<number, readonly number[]>;
  /** The same rooms that have a way, nearest first, by the room it begins in. */
  readonly reached: Map<number, readonly number[]>;
  /** Turns that deeds take, by the chain they stand in, deed and character. */
  readonly costs: Map<string, number>;
  /** Deeds that are being weighed: one cannot be a condition of itself. */
  readonly busy: Set<string>;
}

/** Turns that a character needs until something is so, as far as the shape of things tells; 0 where it is so. */
export type Want = (q: Quest, me: number) => number;

/** An action as a plan sees it: who may do it, how many turns it takes, and what it has brought so far. */
export interface PlannedAction {
  readonly who: SetFn;
  readonly turns: Want;
  readonly gained: NumFn;
}

/** What a haunt is to those who play by the shape of things. */
export interface HauntPlan {
  /** By side, or `each`: the steps that are left to a character of the side. */
  readonly goals: readonly { readonly side: string; readonly left: Want }[];
  readonly actions: readonly PlannedAction[];
}
