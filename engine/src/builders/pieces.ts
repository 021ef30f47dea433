import type { HauntVar } from '../language/haunt.ts';
import type { Ex, OneRoom, Ops, Rooms, Rule, Who } from '../language/types.ts';
import * as w from './words.generated.ts';

/** Pieces in hands and pieces in rooms. */

/** The pieces of these kinds that somebody of `who` holds. */
export const ownedBy = (who: Who, ...kinds: string[]): Ex<'things', 'set'> =>
  w.where(w.pieces(...kinds), w.holds(who, w.itThing));
/** Those in one's own hands. */
export const own = (...kinds: string[]): Ex<'things', 'set'> => ownedBy(w.self, ...kinds);

export interface LayOptions {
  /** The variable that remembers in which rooms it has been done. */
  readonly as: string;
  /** Who may know that variable, and on whose page the rule stands; everybody and everybody's as if nothing is said. */
  readonly knownTo?: string;
  readonly page?: string;
}

export interface LaidIn {
  readonly vars: Readonly<Record<string, HauntVar>>;
  /** For the set-up. */
  readonly now: Ops;
  /** For the rules. */
  readonly later: Rule;
}

/** One piece in each of these rooms: now in those that are in the house, in the others as soon as somebody comes in. */
export function layIn(rooms: Rooms, kind: string, { as, knownTo, page }: LayOptions): LaidIn {
  const lay = (room: OneRoom): Ops => [w.setOf(as, room, 1), w.deploy(kind, { rooms: room })];
  return {
    vars: { [as]: { per: 'room', ...(knownTo === undefined ? {} : { knownTo }) } },
    now: [w.each(rooms, 'r', lay(w.$room('r')))],
    later: {
      ...(page === undefined ? {} : { page }),
      on: 'enter.after',
      when: w.all(w.isIn(w.theRoom, rooms), w.is(w.vOf(as, w.theRoom), '=', 0)),
      do: lay(w.theRoom),
    },
  };
}
