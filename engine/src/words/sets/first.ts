import { defineSet } from '../../define/expression.ts';
import { anySet } from '../../define/field.ts';
import { sameSort } from '../../define/make.ts';
import type { Ex, SetYield } from '../../language/ex.ts';
import type { FirstEx } from '../../language/words.generated.ts';

export const firstWord = defineSet({
  x: 'first',
  means: 'The first of a set.',
  example: { of: { x: 'explorers' } },
  yields: 'same',
  many: 'one',
  fields: { of: anySet },
  list: (a) => (g) => a.of(g).slice(0, 1),
});

export const first = <Y extends SetYield>(of: Ex<Y>): Ex<Y, 'one'> =>
  sameSort<Y, 'one'>({ x: 'first', of } satisfies FirstEx);
