import { everyCard } from '../../define/domain.ts';
import { defineSet } from '../../define/expression.ts';
import { name } from '../../define/field.ts';
import type { FromDeckEx } from '../../language/words.generated.ts';

export const fromDeckWord = defineSet({
  x: 'fromDeck',
  means: 'Cards of a deck.',
  example: { deck: 'omen' },
  yields: 'things',
  fields: { deck: name('deck') },
  among: everyCard,
  holds:
    ({ deck }) =>
    (g, x) =>
      g.p.cards[x]?.deck === deck,
});

export const fromDeck = (deck: string): FromDeckEx => ({ x: 'fromDeck', deck });
