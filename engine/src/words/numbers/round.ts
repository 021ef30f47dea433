import { defineNumber } from '../../define/expression.ts';

export const roundNumberWord = defineNumber({
  x: 'round',
  means: 'The number of the round.',
  example: {},
  fields: {},
  value: () => (g) => g.s.round,
});
