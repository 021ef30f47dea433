import { defineOne } from '../../define/expression.ts';
import { name } from '../../define/field.ts';
import type { TopOfEx } from '../../language/words.generated.ts';

export const topOfWord = defineOne({
  x: 'topOf',
  means: 'The card on top of a deck. For effects that turn it over: what depends on it is known to everybody.',
  example: { deck: 'item' },
  yields: 'things',
  fields: { deck: name('deck') },
  gives: (a) => (g) => g.s.piles[a.deck]?.at(-1) ?? -1,
});

export const topOf = (deck: string): TopOfEx => ({ x: 'topOf', deck });
