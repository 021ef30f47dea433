import { defineTruth } from '../../define/expression.ts';
import { forms, who } from '../../define/field.ts';
import type { Who } from '../../language/ex.ts';
import type { MayRevealEx } from '../../language/words.generated.ts';
import { hidesRole, sideOf } from '../../machine/characters.ts';

export const mayRevealWord = defineTruth({
  x: 'mayReveal',
  means: 'It is a hidden traitor who may show the role at will.',
  example: { who: { x: 'self' } },
  fields: { who: forms(who) },
  holds: (a) => a.who.any((g, x) => hidesRole(g, x) && sideOf(g, x) === 1),
});

export const mayReveal = (whom: Who): MayRevealEx => ({ x: 'mayReveal', who: whom });
