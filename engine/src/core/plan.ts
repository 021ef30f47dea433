/**
 * A way out of a room: by a door, by stairs, by a pair of tokens, or by whatever else joins two rooms for the one who walks.
 */
export interface Way {
  readonly to: number;
  /** Part of the room where one arrives. */
  readonly part: number;
  /** Side of the door, or -1. */
  readonly side: number;
  /** Spaces that it takes where nobody is in the way. */
  readonly cost: number;
  /** What rules on entering call it, or ''. */
  readonly kind: string;
}

/** A link or a rule that joins two rooms for somebody, as it leads now. */
export interface Edge extends Way {
  readonly from: number;
  /** Nobody walks it: whoever `enters` the room is carried off, or is offered to be. */
  readonly ride: '' | 'enters' | 'offer';
}

/** How rules on entering know who has come through a wall. */
export const WALL_KIND = 'wall';

/** Two tokens of a kind. */
export type TokenPair = readonly [number, number];

/** Spaces to every room, -1 where there is no way. */
export type Steps = readonly number[];

/** Distances for all who have the same ways. By room. */
export interface Walks {
  readonly from: (Steps | undefined)[];
  readonly to: (Steps | undefined)[];
}

/**
 * Ways and distances of the house at hand. A question asks for them dozens of times, and they change only when a tile is laid or lifted or a passage is
 * made. What they were worked out from is kept beside them and compared, so that they hold for forks and views of the same house too.
 */
export interface Plan {
  program: object | null;
  /** The state that was last compared, and the count of changes at that time. */
  state: object | null;
  changes: number;
  next: number[];
  turn: number[];
  /** 1 for every room that is in the house. */
  standing: number[];
  /** How many things there were, and those among them that may join rooms. */
  things: number;
  joining: readonly number[];
  /** Those that do: thing, room and part of each. */
  passages: number[];
  /** Two of a kind each, which join the rooms they lie in. */
  pairs: readonly TokenPair[];
  /** By room, for somebody whom no barrier stops: with the passages that cards have made, and without. */
  ways: (readonly Way[] | undefined)[];
  ownWays: (readonly Way[] | undefined)[];
  errands: (Steps | undefined)[];
  /** By what tells apart those who walk: see `gaitOf`. */
  walks: Map<string, Walks>;
}

export const blankPlan = (): Plan => ({
  program: null,
  state: null,
  changes: -1,
  next: [],
  turn: [],
  standing: [],
  things: -1,
  joining: [],
  passages: [],
  pairs: [],
  ways: [],
  ownWays: [],
  errands: [],
  walks: new Map(),
});
