import { defineOne } from '../../define/expression.ts';
import type { SelfEx } from '../../language/words.generated.ts';

export const selfWord = defineOne({
  x: 'self',
  means: 'Who acts or is affected; inside `each` over characters, the one whose turn in the row it is.',
  example: {},
  yields: 'who',
  fields: {},
  gives: () => (g) => g.scope.self,
});

export const self: SelfEx = { x: 'self' };
