import { defineNumber } from '../../define/expression.ts';
import { num } from '../../define/field.ts';
import type { Num } from '../../language/ex.ts';
import type { MinusEx } from '../../language/words.generated.ts';

export const minusWord = defineNumber({
  x: 'minus',
  means: 'The difference.',
  example: { a: 2, b: 1 },
  fields: { a: num, b: num },
  value:
    ({ a, b }) =>
    (g) =>
      a(g) - b(g),
});

export const minus = (a: Num, b: Num): MinusEx => ({ x: 'minus', a, b });
