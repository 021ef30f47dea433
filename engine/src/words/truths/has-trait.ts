import { defineTruth } from '../../define/expression.ts';
import { forms, name, who } from '../../define/field.ts';
import type { Who } from '../../language/ex.ts';
import type { HasTraitEx } from '../../language/words.generated.ts';
import { bearsTrait, isCharacter } from '../../machine/characters.ts';

export const hasTraitWord = defineTruth({
  x: 'hasTrait',
  means: 'One of them has the trait; a monster may lack it.',
  example: { who: { x: 'self' }, trait: 'might' },
  fields: { who: forms(who), trait: name('trait') },
  holds: (a) => a.who.any((g, x) => isCharacter(g, x) && bearsTrait(g, x, a.trait)),
});

export const hasTrait = (whom: Who, trait: string): HasTraitEx => ({ x: 'hasTrait', who: whom, trait });
