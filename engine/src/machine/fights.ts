import type { G } from '../core/context.ts';
import type { Happening } from '../state/state.ts';

/** The innermost fight that is under way, of which this is true. */
export const fightUnderWay = (g: G, isMeant: (fight: Happening) => boolean = () => true): Happening | undefined =>
  g.s.happenings.findLast((event) => event.t === 'attack' && isMeant(event));
