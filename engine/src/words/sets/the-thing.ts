import { defineOne } from '../../define/expression.ts';
import type { Ex } from '../../language/ex.ts';
import type { TheThingEx } from '../../language/words.generated.ts';

export const theThingWord = defineOne({
  x: 'theThing',
  means: 'The card or piece of the event, or the trait whose clip moves.',
  example: {},
  ofTheMoment: true,
  yields: 'any',
  fields: {},
  gives: () => (g) => g.s.happenings[g.scope.ev]?.thing ?? -1,
});

export const theThing: TheThingEx & Ex<'things', 'one'> = { x: 'theThing' };
/** The trait of the shift this rule answers to. */
export const shiftedTrait: TheThingEx & Ex<'trait', 'one'> = { x: 'theThing' };
