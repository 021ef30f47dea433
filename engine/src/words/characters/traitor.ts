import { defineOne } from '../../define/expression.ts';
import type { TraitorEx } from '../../language/words.generated.ts';

export const traitorWord = defineOne({
  x: 'traitor',
  means: 'The explorer who is known to be the traitor.',
  example: {},
  yields: 'who',
  bySide: true,
  fields: {},
  gives: () => (g) => g.s.traitor,
});

export const traitor: TraitorEx = { x: 'traitor' };
