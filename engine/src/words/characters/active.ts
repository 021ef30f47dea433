import { defineOne } from '../../define/expression.ts';
import type { ActiveEx } from '../../language/words.generated.ts';

export const activeWord = defineOne({
  x: 'active',
  means: 'Whose turn it is.',
  example: {},
  yields: 'who',
  fields: {},
  gives: () => (g) => g.s.turn.who,
});

export const active: ActiveEx = { x: 'active' };
