import * as w from '@hollow/engine/words';

/** A monster in the basement has no way to any hero, and the Stairs from Basement are not in the house (2e.monster.basement-stairs). */
export const stuckBelow = w.all(
  w.hauntOn,
  w.not(w.inHouse('stairs-from-basement')),
  w.exists(
    w.where(
      w.monsters,
      w.all(
        w.at(w.it, w.onFloor('basement')),
        w.not(w.exists(w.both(w.reach(w.roomOf(w.it), 100, 'walk', w.it), w.roomOf(w.heroes)))),
      ),
    ),
  ),
);
