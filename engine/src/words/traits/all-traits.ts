import { defineSet } from '../../define/expression.ts';
import type { AllTraitsEx } from '../../language/words.generated.ts';
import { law } from '../../machine/law.ts';

export const allTraitsWord = defineSet({
  x: 'allTraits',
  means: 'Every trait.',
  example: {},
  yields: 'trait',
  fields: {},
  list: () => (g) => g.p.traits.map((_, t) => t).slice(law(g, 'traits.four') ? 0 : 1),
});

export const allTraits: AllTraitsEx = { x: 'allTraits' };
