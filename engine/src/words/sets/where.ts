import { withIt } from '../../core/scope.ts';
import { anyOf, defineSet } from '../../define/expression.ts';
import { anySet, forms, truth } from '../../define/field.ts';
import { sameSort } from '../../define/make.ts';
import type { Ex, SetYield, Truth } from '../../language/ex.ts';
import type { WhereEx } from '../../language/words.generated.ts';

export const whereWord = defineSet({
  x: 'where',
  means: 'Those of a set for which a condition holds; `theIt` is each in turn.',
  example: { of: { x: 'explorers' }, test: { x: 'hauntOn' } },
  yields: 'same',
  fields: { of: forms(anySet), test: truth },
  list:
    ({ of: { all }, test }) =>
    (g) =>
      all(g).filter((x) => withIt(g, x, test)),
  has: ({ of: { quick }, test }) => (quick === null ? null : (g, x) => quick(g, x) && withIt(g, x, test)),
  some: ({ of, test }) => anyOf(of, (g, x) => withIt(g, x, test)),
});

export const where = <Y extends SetYield>(of: Ex<Y>, test: Truth): Ex<Y, 'set'> =>
  sameSort<Y, 'set'>({ x: 'where', of, test } satisfies WhereEx);
