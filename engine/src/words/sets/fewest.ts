import { defineSet } from '../../define/expression.ts';
import { anySet, num } from '../../define/field.ts';
import { sameSort } from '../../define/make.ts';
import type { Ex, Num, SetYield } from '../../language/ex.ts';
import type { FewestEx } from '../../language/words.generated.ts';
import { extreme } from './_extreme.ts';

export const fewestWord = defineSet({
  x: 'fewest',
  means: 'Those of a set with the least; ties stay.',
  example: { who: { x: 'explorers' }, by: { x: 'ageOf', who: { x: 'theIt' } } },
  yields: 'same',
  fields: { who: anySet, by: num },
  list: (a) => (g) => extreme(g, a.who(g), a.by, (one, best) => one < best),
});

export const fewest = <Y extends SetYield>(these: Ex<Y>, by: Num): Ex<Y, 'set'> =>
  sameSort<Y, 'set'>({ x: 'fewest', who: these, by } satisfies FewestEx);
