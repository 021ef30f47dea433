import type { G } from '../core/context.ts';
import type { Happening } from '../state/state.ts';

/** The innermost fight that is under way, of which this is true. */
export const fightUnderWay = (g: G, isMeant: (fight: Happening) => boolean = () => true): Happening | undefined =>
  g.s.happenings.findLast((event) => event.t === 'attack' && isMeant(event));

/** Attacks of this turn, with what was done in place of one. */
const attacksOf = (g: G): number => g.s.turn.attacks + (g.s.turn.noAttack ? 1 : 0);

/** The attack of this turn is made, or something else was done in its place. */
export const hasAttacked = (g: G, once: 'attack.once' | 'monster.attack-once' = 'attack.once'): boolean =>
  attacksOf(g) > 0 && !g.law[once](attacksOf(g));
