import type { G } from '../core/context.ts';
import { placeOf } from '../core/tables.ts';
import { isCharacter, isDead } from '../machine/characters.ts';
import { forbidden } from '../machine/fold.ts';
import { isHeld } from '../state/state.ts';

/** Whether an effect of `by` may move the character: nobody holds it fast, and no rule keeps it where it is. */
export const mayBeMoved = (g: G, who: number, by: number): boolean =>
  isCharacter(g, who) && !isDead(g, who) && !isHeld(placeOf(g, who)) && forbidden(g, 'be-moved', who, '', by) === null;
