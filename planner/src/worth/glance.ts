import { cardsHeldBy, explorersOf, type G, isDead, seatOf, sideOf } from '@hollow/engine/inner';
import type { HauntPlan } from '../plan/haunt-plan.ts';
import { asSelf } from '../position/tables.ts';
import { frailty, health } from './potential.ts';

/** How far along the goal of a side is. */
export interface Grade {
  readonly side: string;
  readonly grade: number;
}

/** What a goal that is reached is worth, and one of others costs; an explorer's life; and what tells the living apart. */
const GOAL = 20;
const THEIR_GOAL = 10;
const LIFE = 6;
const FRAIL = 0.3;
const CLIP = 0.06;
const CARD = 0.05;

/** The name of the side that a seat's first explorer is on. */
export const sideOfSeat = (g: G, { sides }: HauntPlan, seat: number): string => {
  const own = explorersOf(g).find((who) => seatOf(g, who) === seat);
  return own === undefined ? '' : (sides[sideOf(g, own)] ?? '');
};

/** For `each` the goal of whoever the first living explorer is, unless somebody is named. */
export function gradesOf(g: G, plan: HauntPlan | null, me?: number): Grade[] {
  const self = me ?? explorersOf(g).find((who) => !isDead(g, who)) ?? g.s.revealer;
  return plan === null ? [] : plan.goals.map(({ side, grade }) => ({ side, grade: asSelf(g, self, grade) }));
}

/** How well a seat stands, without looking for ways. */
export function glanceAt(g: G, plan: HauntPlan | null, seat: number): number {
  const own = explorersOf(g).filter((who) => seatOf(g, who) === seat);
  const lives = own.reduce((sum, who) => {
    if (isDead(g, who)) return sum - LIFE;
    return sum + CLIP * health(g, who) - FRAIL * frailty(g, who) + CARD * cardsHeldBy(g, who).length;
  }, 0);
  if (plan === null) return lives;
  const side = sideOfSeat(g, plan, seat);
  return gradesOf(g, plan, own[0]).reduce(
    (sum, goal) => sum + (goal.side === side || goal.side === 'each' ? GOAL : -THEIR_GOAL) * goal.grade,
    lives,
  );
}
