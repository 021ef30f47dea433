import { defineTruth } from '../../define/expression.ts';
import { oneWho } from '../../define/field.ts';
import type { OneWho } from '../../language/ex.ts';
import type { IsVillainEx } from '../../language/words.generated.ts';
import { isVillainNow } from '../../machine/characters.ts';

export const isVillainWord = defineTruth({
  x: 'isVillain',
  means: 'It is the traitor or a monster.',
  example: { who: { x: 'self' } },
  fields: { who: oneWho },
  holds: (a) => (g) => isVillainNow(g, a.who(g)),
});

export const isVillain = (whom: OneWho = { x: 'self' }): IsVillainEx => ({ x: 'isVillain', who: whom });
