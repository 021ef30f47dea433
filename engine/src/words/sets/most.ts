import { defineSet } from '../../define/expression.ts';
import { anySet, num } from '../../define/field.ts';
import { sameSort } from '../../define/make.ts';
import type { Ex, Num, SetYield } from '../../language/ex.ts';
import type { MostEx } from '../../language/words.generated.ts';
import { extreme } from './_extreme.ts';

export const mostWord = defineSet({
  x: 'most',
  means: 'Those of a set with the most; ties stay.',
  example: { who: { x: 'explorers' }, by: { x: 'ageOf', who: { x: 'theIt' } } },
  yields: 'same',
  fields: { who: anySet, by: num },
  list: (a) => (g) => extreme(g, a.who(g), a.by, (one, best) => one > best),
});

export const most = <Y extends SetYield>(these: Ex<Y>, by: Num): Ex<Y, 'set'> =>
  sameSort<Y, 'set'>({ x: 'most', who: these, by } satisfies MostEx);
