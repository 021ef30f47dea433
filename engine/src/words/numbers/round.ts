import { defineNumber } from '../../define/expression.ts';

export const roundNumberWord = defineNumber({
  x: 'round',
  means: 'The number of the round.',
  example: {},
  counts: true,
  fields: {},
  value: () => (g) => g.s.round,
});
