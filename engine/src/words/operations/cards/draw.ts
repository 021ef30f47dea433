import { name, num, oneThing, optional, who } from '../../../define/field.ts';
import { defineOp } from '../../../define/operation.ts';
import type { Num, OneThing, Who } from '../../../language/ex.ts';
import type { DrawOp } from '../../../language/words.generated.ts';
import { isExplorer } from '../../../machine/characters.ts';
import { pileOf, putOnTop } from '../../../play/decks.ts';
import { self } from '../../characters/self.ts';
import { drawCardsWord } from './draw-cards.ts';

export const drawWord = defineOp({
  op: 'draw',
  means:
    'Explorers draw cards of a deck, and carry out each of them. With `card`, one of them draws this very card out of the stack, which is shuffled.',
  example: { deck: 'item', n: 1, who: { x: 'self' } },
  fields: { deck: name('deck'), n: num, who, card: optional(oneThing) },
  brings: [{ topic: 'card', cards: 'card' }],
  chosen: { card: () => ({ key: 'draw' }) },
  registers: {},
  stages: {
    run: {
      run(x) {
        const { g, a } = x;
        const drawing = a.who(g).filter((each) => isExplorer(g, each));
        const left = a.n(g);
        x.done();
        if (a.card === null) {
          // Pushed in reverse: the frame on top runs first.
          for (const each of drawing.toReversed()) drawCardsWord.perform(g, each, { deck: a.deck, left });
          return;
        }
        const card = a.card(g);
        const [first] = drawing;
        if (!pileOf(g, a.deck).includes(card)) return;
        putOnTop(g, a.deck, card);
        if (first !== undefined) drawCardsWord.perform(g, first, { deck: a.deck, left: 1, known: 1 });
      },
    },
  },
});

export const draw = (deck: string, n: Num = 1, whose: Who = self): DrawOp => ({ op: 'draw', deck, n, who: whose });
/** Draws this very card out of its stack, which is shuffled. */
export const fetch = (deck: string, card: OneThing, whose: Who = self): DrawOp => ({
  op: 'draw',
  deck,
  n: 1,
  who: whose,
  card,
});
