import type { G } from '@hollow/engine/inner';
import { bothLinks, type FoundTurns, isAsThen, type Links, NO_LINKS } from './links.ts';

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
  /** Where everything was when it began: to see what would be, characters are put elsewhere for a moment. */
  readonly stood: readonly number[];
  /** Steps to every room, by who walks and the room they begin in. */
  readonly steps: Map<number, readonly number[]>;
  /** Spaces of a turn, by who walks. */
  readonly paces: Map<number, number>;
  /** The rooms that have a way, nearest first, by the steps to them: those who go the same ways share them. */
  readonly reached: Map<readonly number[], readonly number[]>;
  /** Steps to the nearest of them with a door that leads nowhere yet, by the same. */
  readonly doors: Map<readonly number[], number>;
  /** What is left to discover, by floor, and the rooms of the house; null until they are first asked for. */
  unexplored: readonly Unexplored[] | null;
  laid: readonly number[] | null;
  /** Turns that were found out, by what was looked for and the character: once for each set of links that are closed to it. */
  readonly found: Map<TurnsUntil, Map<number, FoundTurns[]>>;
  /** Links that are being followed: nothing can be a condition of itself. */
  busy: Links;
  /** Links that the last of them has asked for so far. */
  asked: Links;
}

export const evaluate = (g: G): Evaluation => ({
  g,
  stood: g.s.things.place.slice(),
  steps: new Map(),
  paces: new Map(),
  reached: new Map(),
  doors: new Map(),
  unexplored: null,
  laid: null,
  found: new Map(),
  busy: NO_LINKS,
  asked: NO_LINKS,
});

/** The same position with somebody elsewhere: ways stay what they are, what is to be done does not. */
export const evaluateAnew = (now: Evaluation): Evaluation => ({
  ...now,
  found: new Map(),
  busy: NO_LINKS,
  asked: NO_LINKS,
});

/** Turns that a character needs until something is so, as far as the shape of things tells; 0 where it is so. */
export type TurnsUntil = (now: Evaluation, me: number) => number;

/**
 * The same, looked for once in an evaluation. Inside a chain some links are closed, but most of what is found out does
 * not depend on which: it is looked for again only where others of the links that it asks for are closed.
 */
export const onceInEvaluation = (look: TurnsUntil): TurnsUntil => {
  const self: TurnsUntil = (now, me) => {
    const { busy, asked } = now;
    let byWhom = now.found.get(self);
    if (byWhom === undefined) {
      byWhom = new Map();
      now.found.set(self, byWhom);
    }
    const known = byWhom.get(me);
    let found = known?.find((one) => isAsThen(one, busy));
    if (found === undefined) {
      now.asked = NO_LINKS;
      const turns = look(now, me);
      found = { turns, asked: now.asked, busy };
      if (known === undefined) byWhom.set(me, [found]);
      else known.push(found);
    }
    now.asked = bothLinks(asked, found.asked);
    return found.turns;
  };
  return self;
};

export const never: TurnsUntil = () => NEVER;

/** The fewest turns that one of several ways takes; they must not be none. */
export const soonest =
  (ways: readonly TurnsUntil[]): TurnsUntil =>
  (now, me) =>
    Math.min(...ways.map((way) => way(now, me)));
