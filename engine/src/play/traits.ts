import type { G } from '../core/context.ts';

/** Before the haunt nobody dies, but where a table has it otherwise. */
export const canDie = (g: G): boolean => g.s.haunt >= 0 || g.law['death.before-haunt']();

/** The lowest step a clip may stand on now; -1 is the skull. */
export function lowestStep(g: G): number {
  return canDie(g) ? -1 : g.law['traits.floor-before-haunt']();
}

/** Why a clip moves: an effect, or a card that comes into somebody's hands or leaves them. */
export const CUSTODY = { none: 0, comes: 1, goes: 2 } as const;
