/** A way out of a room: by a door, by stairs, or by a pair of tokens. */
export interface Way {
  readonly to: number;
  /** Part of the room where one arrives. */
  readonly part: number;
  /** Side of the door, or -1. */
  readonly side: number;
}

/** Steps to every room, -1 where there is no way. */
export type Steps = readonly number[];

/**
 * Ways and distances of the house at hand. A question asks for them dozens of times, and they change only when a tile is laid or lifted or a passage is
 * made. What they were worked out from is kept beside them and compared, so that they hold for forks and views of the same house too.
 */
export interface Plan {
  program: object | null;
  /** The state that was last compared, and the count of changes at that time. */
  state: object | null;
  changes: number;
  next: readonly number[];
  turn: readonly number[];
  /** 1 for every room that is in the house. */
  standing: number[];
  /** Tokens that join rooms: token, room and part of each. */
  passages: number[];
  /** By room, for somebody whom no barrier stops. */
  ways: (readonly Way[] | undefined)[];
  steps: (Steps | undefined)[];
  errands: (Steps | undefined)[];
}

export const blankPlan = (): Plan => ({
  program: null,
  state: null,
  changes: -1,
  next: [],
  turn: [],
  standing: [],
  passages: [],
  ways: [],
  steps: [],
  errands: [],
});
