import { defineNumber } from '../../define/expression.ts';
import { list, num } from '../../define/field.ts';
import type { Num } from '../../language/ex.ts';
import type { TimesEx } from '../../language/words.generated.ts';

export const timesWord = defineNumber({
  x: 'times',
  means: 'The product.',
  example: { of: [2, 3] },
  fields: { of: list(num, 1) },
  value: (a) => (g) => a.of.reduce((product, each) => product * each(g), 1),
});

export const times = (...of: Num[]): TimesEx => ({ x: 'times', of });
