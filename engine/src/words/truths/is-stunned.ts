import { defineTruth } from '../../define/expression.ts';
import { forms, who } from '../../define/field.ts';
import type { Who } from '../../language/ex.ts';
import type { IsStunnedEx } from '../../language/words.generated.ts';
import { isStunnedNow } from '../../machine/characters.ts';

export const isStunnedWord = defineTruth({
  x: 'isStunned',
  means: 'One of them is stunned.',
  example: { who: { x: 'monsters' } },
  fields: { who: forms(who) },
  holds: (a) => a.who.any(isStunnedNow),
});

export const isStunned = (whom: Who): IsStunnedEx => ({ x: 'isStunned', who: whom });
