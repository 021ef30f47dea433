import { withIt } from '../../core/scope.ts';
import { defineSet } from '../../define/expression.ts';
import { anySet, forms, optional, text, truth } from '../../define/field.ts';
import { sameSort, write } from '../../define/make.ts';
import type { Ex, SetYield, Truth } from '../../language/ex.ts';
import type { WhereEx } from '../../language/words.generated.ts';

export const whereWord = defineSet({
  x: 'where',
  means:
    'Those of a set for which a condition holds; `theIt` is each in turn, and inside another test `theIt` of the name `as`.',
  example: { of: { x: 'explorers' }, test: { x: 'hauntOn' } },
  yields: 'same',
  fields: { of: forms(anySet), test: truth, as: optional(text) },
  list:
    ({ of: { all }, test, as }) =>
    (g) =>
      all(g).filter((x) => withIt(g, x, test, as)),
  has: ({ of: { quick }, test, as }) => (quick === null ? null : (g, x) => quick(g, x) && withIt(g, x, test, as)),
  any: ({ of, test, as }, also) => of.any((g, x) => withIt(g, x, test, as) && also(g, x)),
});

/** `as`: a name for the element, by which a test inside the test still finds it (`outer`, `outerRoom`, `outerThing`). */
export const where = <Y extends SetYield>(of: Ex<Y>, test: Truth, as?: string): Ex<Y, 'set'> =>
  sameSort<Y, 'set'>(write<WhereEx>({ x: 'where', of, test, as }));
