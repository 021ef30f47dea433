import { defineNumber } from '../../define/expression.ts';
import { text } from '../../define/field.ts';
import type { ResultNumberEx } from '../../language/words.generated.ts';

export const resultNumberWord = defineNumber({
  x: '$num',
  means: 'A result that an earlier operation has named.',
  example: { name: 'result' },
  ofTheMoment: true,
  fields: { name: text },
  value: (a) => (g) => {
    const value = g.scope.vals[a.name];
    return typeof value === 'number' ? value : 0;
  },
});

export const $num = (result: string): ResultNumberEx => ({ x: '$num', name: result });
