import { cardsHeldBy, explorersOf, type G, seatOf } from '@hollow/engine/inner';
import { nearnessToDoor } from '../position/discovery.ts';
import { evaluate } from '../position/evaluation.ts';
import { isLaid } from '../position/tables.ts';
import { health } from './potential.ts';

/** What every room of the house is worth, every card that is held, and every step of a clip. */
const ROOM = 0.02;
const CARD = 0.05;
const CLIP = 0.03;
/** What it is worth to be near a door that nobody else is nearer to. */
const DOOR = 0.4;
/** What it costs if the haunt begins. */
const BEGUN = 0.3;

/**
 * How well a seat stands before the haunt: a house that grows, a door at hand, cards that are held, clips that rise.
 * Nobody wants the haunt to begin.
 */
export function potentialBefore(g: G, seat: number): number {
  const now = evaluate(g);
  const everybody = explorersOf(g);
  const own = everybody.filter((who) => seatOf(g, who) === seat);
  const others = everybody.filter((who) => seatOf(g, who) !== seat);
  const rooms = g.p.rooms.filter((_, room) => isLaid(g, room)).length;
  const each = (who: number): number =>
    CARD * cardsHeldBy(g, who).length + CLIP * health(g, who) + DOOR * nearnessToDoor(now, who, others);
  return ROOM * rooms + own.reduce((sum, who) => sum + each(who), 0) - (g.s.haunt >= 0 ? BEGUN : 0);
}
