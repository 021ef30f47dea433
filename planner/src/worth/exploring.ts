import { cardsHeldBy, explorersOf, type G, seatOf } from '@hollow/engine/inner';
import { nearnessToDoor } from '../position/discovery.ts';
import { evaluate } from '../position/evaluation.ts';
import { attackDiceOf, isLaid } from '../position/tables.ts';
import { frailty, health } from './potential.ts';

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

/** What prepares for a haunt, whatever it may be and on whichever side: cards, the best weapon, clips, none of them low. */
const READY_CARD = 0.1;
const READY_WEAPON = 0.1;
const READY_CLIP = 0.08;
const READY_FRAIL = 0.2;

/** How ready for the haunt the explorers of a seat are. */
export const readinessOf = (g: G, seat: number): number =>
  explorersOf(g)
    .filter((who) => seatOf(g, who) === seat)
    .reduce((sum, who) => {
      const cards = cardsHeldBy(g, who);
      const weapon = cards.reduce((most, card) => Math.max(most, attackDiceOf(g, card)), 0);
      return (
        sum +
        READY_CARD * cards.length +
        READY_WEAPON * weapon +
        READY_CLIP * health(g, who) -
        READY_FRAIL * frailty(g, who)
      );
    }, 0);
