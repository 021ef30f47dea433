import type { G } from '../core/context.ts';
import { placeOf } from '../core/tables.ts';
import { isCharacter, isDead, monsterOf } from '../machine/characters.ts';
import { forbidden } from '../machine/fold.ts';
import { isHeld } from '../state/state.ts';

/** Nobody holds the character fast, it is no monster that stays where it is, and no rule keeps it there. */
const isUnimpeded = (g: G, who: number, by: number): boolean =>
  !isHeld(placeOf(g, who)) && monsterOf(g, who)?.fixed !== true && forbidden(g, 'be-moved', who, '', by) === null;

/** Whether an effect of `by` may move the character. */
export const mayBeMoved = (g: G, who: number, by: number): boolean =>
  isCharacter(g, who) && !isDead(g, who) && g.law['move.unimpeded'](isUnimpeded(g, who, by));
