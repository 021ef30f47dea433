import { defineOne } from '../../define/expression.ts';
import { oneWho } from '../../define/field.ts';
import type { OneWho } from '../../language/ex.ts';
import type { RightOfEx } from '../../language/words.generated.ts';
import { roundFrom, tableOrder } from '../../machine/characters.ts';

export const rightOfWord = defineOne({
  x: 'rightOf',
  means: 'The one before at the table.',
  example: { who: { x: 'self' } },
  yields: 'who',
  fields: { who: oneWho },
  gives: (a) => (g) => roundFrom(g, a.who(g))[tableOrder(g).length - 2] ?? -1,
});

export const rightOf = (whom: OneWho): RightOfEx => ({ x: 'rightOf', who: whom });
