import type { Num, Who } from '@hollow/engine';
import * as w from '@hollow/engine/words';

/** Who becomes the traitor. Ties go to the revealer, else to the nearest on the revealer's left. */
export const others = w.except(w.explorers, w.revealer);
const top = (who: Who, by: Num): Who => w.revealerThenLeft(w.most(who, by));
const bottom = (who: Who, by: Num): Who => w.revealerThenLeft(w.fewest(who, by));
export const highest = (who: Who, trait: string): Who => top(who, w.level(w.it, trait));
export const lowest = (who: Who, trait: string): Who => bottom(who, w.level(w.it, trait));
export const oldest = (who: Who): Who => top(who, w.ageOf(w.it));
export const youngest = (who: Who): Who => bottom(who, w.ageOf(w.it));
/** The named explorer if in the game, else by the rule. */
export const orElse = (named: Who, rule: Who): Who => w.either(named, w.where(rule, w.not(w.exists(named))));
