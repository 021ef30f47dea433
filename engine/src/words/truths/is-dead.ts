import { defineTruth } from '../../define/expression.ts';
import { who } from '../../define/field.ts';
import type { Who } from '../../language/ex.ts';
import type { IsDeadEx } from '../../language/words.generated.ts';
import { isDead as isDeadNow } from '../../machine/characters.ts';

export const isDeadWord = defineTruth({
  x: 'isDead',
  means: 'All of them are dead.',
  example: { who: { x: 'traitor' } },
  fields: { who },
  holds: (a) => (g) => a.who(g).every((x) => isDeadNow(g, x)),
});

export const isDead = (whom: Who): IsDeadEx => ({ x: 'isDead', who: whom });
