import { withIt } from '../../core/scope.ts';
import { defineNumber } from '../../define/expression.ts';
import { anySet, num } from '../../define/field.ts';
import type { Num, Rooms, Things, Who } from '../../language/ex.ts';
import type { SumEx } from '../../language/words.generated.ts';

export const sumWord = defineNumber({
  x: 'sum',
  means: 'The sum over a set, in which `theIt` is each in turn.',
  example: { of: { x: 'explorers' }, by: { x: 'ageOf', who: { x: 'theIt' } } },
  fields: { of: anySet, by: num },
  value: (a) => (g) => a.of(g).reduce((total, x) => total + withIt(g, x, a.by), 0),
});

export const sum = (of: Who | Rooms | Things, by: Num): SumEx => ({ x: 'sum', of, by });
