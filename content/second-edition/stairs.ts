import * as w from '@hollow/engine/words';

const withAWay = w.where(w.monsters, w.exists(w.both(w.reach(w.roomOf(w.it), 100, 'walk', w.it), w.roomOf(w.heroes))));
const inTheBasement = w.onFloor('basement');
const heroesAbove = w.where(w.heroes, w.all(w.at(w.it, w.standing), w.not(w.at(w.it, inTheBasement))));

/** A monster in the basement has no way to any hero: what the books speak of. */
const monsterBelow = w.exists(w.except(w.where(w.monsters, w.at(w.it, inTheBasement)), withAWay));
/** A ruling: nothing can ever come down to the heroes, and no traitor who could walk there is left in the house. */
const heroesBelow = w.all(
  w.any(w.isDead(w.traitor), w.not(w.at(w.traitor, w.standing))),
  w.at(w.heroes, inTheBasement),
  w.gone(heroesAbove),
  w.exists(w.monsters),
  w.gone(withAWay),
);

/** The Stairs from Basement may be looked for: without them a monster cannot come to any hero (2e.monster.basement-stairs). */
export const stuckBelow = w.all(w.hauntOn, w.not(w.inHouse('stairs-from-basement')), w.any(monsterBelow, heroesBelow));
