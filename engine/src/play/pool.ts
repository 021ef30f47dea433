import type { G } from '../core/context.ts';
import { placeOf } from '../core/tables.ts';
import { isToken } from '../machine/characters.ts';
import { BOX } from '../state/state.ts';

/** A token of this kind that nobody has used yet; -1 if there is none. */
export const fromPool = (g: G, kind: number): number =>
  g.s.things.def.findIndex((def, thing) => def === kind && isToken(g, thing) && placeOf(g, thing) === BOX);
