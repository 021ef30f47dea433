import { defineOne } from '../../define/expression.ts';
import { name } from '../../define/field.ts';
import type { DrawnInEx } from '../../language/words.generated.ts';

export const drawnInWord = defineOne({
  x: 'drawnIn',
  means: 'The room in which the last card of the deck was drawn.',
  example: { deck: 'omen' },
  yields: 'rooms',
  fields: { deck: name('deck') },
  gives: (a) => (g) => g.s.lastDrawnIn[a.deck] ?? -1,
});

export const drawnIn = (deck: string): DrawnInEx => ({ x: 'drawnIn', deck });
