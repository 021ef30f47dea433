import { defineSet } from '../../define/expression.ts';
import type { AllTraitsEx } from '../../language/words.generated.ts';

export const allTraitsWord = defineSet({
  x: 'allTraits',
  means: 'Every trait.',
  example: {},
  yields: 'trait',
  fields: {},
  list: () => (g) => g.law['traits.four'](g.p.traits),
});

export const allTraits: AllTraitsEx = { x: 'allTraits' };
