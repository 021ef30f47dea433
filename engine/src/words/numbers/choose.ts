import { defineNumber } from '../../define/expression.ts';
import { num, truth } from '../../define/field.ts';
import type { Num, Truth } from '../../language/ex.ts';
import type { ChooseEx } from '../../language/words.generated.ts';

export const chooseNumberWord = defineNumber({
  x: 'choose',
  means: 'One number if the condition holds, else the other.',
  example: { test: { x: 'hauntOn' }, yes: 2, no: 1 },
  fields: { test: truth, yes: num, no: num },
  value: (a) => (g) => (a.test(g) ? a.yes(g) : a.no(g)),
});

export const ifElse = (test: Truth, yes: Num, no: Num): ChooseEx => ({ x: 'choose', test, yes, no });
