import type { Num, Who } from '@hollow/engine';
import {
  ageOf,
  either,
  except,
  exists,
  explorers,
  fewest,
  it,
  level,
  most,
  not,
  revealer,
  revealerThenLeft,
  where,
} from '@hollow/engine/builders';

/** Who becomes the traitor. Ties go to the revealer, else to the nearest on the revealer's left. */
export const others = except(explorers, revealer);
const top = (who: Who, by: Num): Who => revealerThenLeft(most(who, by));
const bottom = (who: Who, by: Num): Who => revealerThenLeft(fewest(who, by));
export const highest = (who: Who, trait: string): Who => top(who, level(it, trait));
export const lowest = (who: Who, trait: string): Who => bottom(who, level(it, trait));
export const oldest = (who: Who): Who => top(who, ageOf(it));
export const youngest = (who: Who): Who => bottom(who, ageOf(it));
/** The named explorer if in the game, else by the rule. */
export const orElse = (named: Who, rule: Who): Who => either(named, where(rule, not(exists(named))));
