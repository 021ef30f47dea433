import type { Who } from '@hollow/engine';
import * as w from '@hollow/engine/words';

export { highest, lowest, oldest, others } from '../second-edition/traitors.ts';

/** Whoever holds the most omens, the one just drawn included; a tie goes to the revealer, else to the next in turn order. */
export const withMostOmens = (who: Who): Who =>
  w.revealerThenLeft(w.most(who, w.count(w.both(w.fromDeck('omen'), w.heldBy(w.it)))));

/** Whoever holds that card, else the revealer. */
export const withThe = (card: string): Who =>
  w.revealerThenLeft(w.most(w.explorers, w.count(w.both(w.cards(card), w.heldBy(w.it)))));
