import { defineSet } from '../../define/expression.ts';
import { anySet, forms } from '../../define/field.ts';
import { sameSort } from '../../define/make.ts';
import type { Ex, SetYield } from '../../language/ex.ts';
import type { ExceptEx } from '../../language/words.generated.ts';

export const exceptWord = defineSet({
  x: 'except',
  means: 'A set without those of another.',
  example: { of: { x: 'explorers' }, without: { x: 'self' } },
  yields: 'same',
  fields: { of: forms(anySet), without: forms(anySet) },
  list: ({ of: { all }, without }) => {
    const { quick } = without;
    if (quick !== null) return (g) => all(g).filter((x) => !quick(g, x));
    const { all: allGone } = without;
    return (g) => {
      const gone = allGone(g);
      return all(g).filter((x) => !gone.includes(x));
    };
  },
  has: ({ of: { quick: isIn }, without: { quick: isGone } }) =>
    isIn === null || isGone === null ? null : (g, x) => isIn(g, x) && !isGone(g, x),
  any: ({ of, without: { quick: isGone } }, test) =>
    isGone === null ? null : of.any((g, x) => !isGone(g, x) && test(g, x)),
});

export const except = <Y extends SetYield>(of: Ex<Y>, without: Ex<Y>): Ex<Y, 'set'> =>
  sameSort<Y, 'set'>({ x: 'except', of, without } satisfies ExceptEx);
