import { defineSet } from '../../define/expression.ts';
import { name } from '../../define/field.ts';
import type { InStackEx } from '../../language/words.generated.ts';

export const inStackWord = defineSet({
  x: 'inStack',
  means: 'Cards of a deck that nobody has drawn yet.',
  example: { deck: 'omen' },
  yields: 'things',
  fields: { deck: name('deck') },
  list:
    ({ deck }) =>
    (g) =>
      (g.s.piles[deck] ?? []).toSorted((a, b) => a - b),
  has:
    ({ deck }) =>
    (g, x) =>
      g.s.piles[deck]?.includes(x) === true,
});

export const inStack = (deck: string): InStackEx => ({ x: 'inStack', deck });
