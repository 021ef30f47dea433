import { defineOne } from '../../define/expression.ts';
import { name } from '../../define/field.ts';
import type { LastDrawnEx } from '../../language/words.generated.ts';

export const lastDrawnWord = defineOne({
  x: 'lastDrawn',
  means: 'The last card drawn from a deck.',
  example: { deck: 'omen' },
  yields: 'things',
  fields: { deck: name('deck') },
  gives: (a) => (g) => g.s.lastDrawn[a.deck] ?? -1,
});

export const lastDrawn = (deck: string): LastDrawnEx => ({ x: 'lastDrawn', deck });
