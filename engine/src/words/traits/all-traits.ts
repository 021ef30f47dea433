import { defineSet } from '../../define/expression.ts';
import type { AllTraitsEx } from '../../language/words.generated.ts';
import { rule } from '../../rules/index.ts';

export const allTraitsWord = defineSet({
  x: 'allTraits',
  means: 'Every trait.',
  example: {},
  yields: 'trait',
  fields: {},
  list: () => (g) => rule(g, 'traits.four')(g.p.traits),
});

export const allTraits: AllTraitsEx = { x: 'allTraits' };
