import { defineOne } from '../../define/expression.ts';
import { oneWho } from '../../define/field.ts';
import type { OneWho } from '../../language/ex.ts';
import type { LeftOfEx } from '../../language/words.generated.ts';
import { roundFrom } from '../../machine/characters.ts';

export const leftOfWord = defineOne({
  x: 'leftOf',
  means: 'The next at the table.',
  example: { who: { x: 'self' } },
  yields: 'who',
  fields: { who: oneWho },
  gives: (a) => (g) => roundFrom(g, a.who(g))[0] ?? -1,
});

export const leftOf = (whom: OneWho): LeftOfEx => ({ x: 'leftOf', who: whom });
