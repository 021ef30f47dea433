import { defineOne } from '../../define/expression.ts';
import type { InstigatorEx } from '../../language/words.generated.ts';

export const instigatorWord = defineOne({
  x: 'instigator',
  means: 'Who began the effect in which this roll is made, or brought the event about.',
  example: {},
  ofTheMoment: true,
  yields: 'who',
  fields: {},
  gives: () => (g) => g.s.happenings[g.scope.ev]?.by ?? -1,
});

export const instigator: InstigatorEx = { x: 'instigator' };
