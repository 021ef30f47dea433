import { defineNumber } from '../../define/expression.ts';
import { list, num } from '../../define/field.ts';
import type { Num } from '../../language/ex.ts';
import type { PlusEx } from '../../language/words.generated.ts';

export const plusWord = defineNumber({
  x: 'plus',
  means: 'The sum.',
  example: { of: [1, 2] },
  fields: { of: list(num, 1) },
  value: (a) => (g) => a.of.reduce((sum, each) => sum + each(g), 0),
});

export const plus = (...of: Num[]): PlusEx => ({ x: 'plus', of });
