import type { Motive } from '../contract/motive.ts';
import type { Viewer } from '../contract/types.ts';
import type { G } from '../core/context.ts';
import { rowOf } from '../core/tables.ts';
import { explorersOf, isUnseen, knowsPlaceOf, monstersInPlay, sidesOfSeat } from '../machine/characters.ts';
import { thingId } from '../machine/log.ts';
import { HIDDEN } from '../state/state.ts';
import { sideName } from './pages.ts';
import { redact } from './redact.ts';

/** Somebody or something of that name is where the viewer does not see it. */
const isHidden = (g: G, viewer: Viewer, id: string): boolean =>
  [...explorersOf(g), ...monstersInPlay(g)].some(
    (who) => thingId(g, who) === id && isUnseen(g, who) && !knowsPlaceOf(g, viewer, who),
  );

/**
 * What a viewer may know of what a seat was after: everything before the haunt and once it is over; in between only
 * whoever is on its side, and knows that it is. Where sides are secret nobody is told anything, so that silence tells
 * nothing either.
 */
export function motiveFor(g: G, viewer: Viewer, seat: number, motive: Motive): Motive | null {
  const { s } = g;
  if (viewer === 'all' || viewer === seat || s.haunt < 0 || s.outcome !== null) return motive;
  const { wins } = rowOf(g.p.haunts, s.haunt);
  // Where everybody plays alone, nobody is a friend.
  if (viewer === 'public' || wins.some(({ side }) => side === 'each')) return null;
  const known = redact(g, viewer);
  const theirs = known.sides.filter((_, k) => s.controller[k] === seat);
  const mine = sidesOfSeat(s, viewer);
  const areFriends = theirs.length > 0 && theirs.every((side) => side !== HIDDEN && mine.has(side));
  const wasOurs = motive.side === null || [...mine].some((side) => sideName(g, side) === motive.side);
  return areFriends && wasOurs && !isHidden(g, viewer, motive.what) ? motive : null;
}
