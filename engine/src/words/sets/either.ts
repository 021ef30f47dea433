import { defineSet, everyQuick } from '../../define/expression.ts';
import { anySet, forms, list } from '../../define/field.ts';
import { sameSort } from '../../define/make.ts';
import type { Ex, SetYield } from '../../language/ex.ts';
import type { EitherEx } from '../../language/words.generated.ts';

export const eitherWord = defineSet({
  x: 'either',
  means: 'What is in one of the sets at least.',
  example: { of: [{ x: 'heroes' }, { x: 'monsters' }] },
  yields: 'same',
  fields: { of: list(forms(anySet), 1) },
  list: ({ of }) => {
    const sets = of.map(({ all }) => all);
    return (g) => {
      const found: number[] = [];
      for (const set of sets) for (const x of set(g)) if (!found.includes(x)) found.push(x);
      return found;
    };
  },
  has: ({ of }) => {
    const tests = everyQuick(of);
    if (tests === null) return null;
    return (g, x) => {
      for (const isIn of tests) if (isIn(g, x)) return true;
      return false;
    };
  },
  any: ({ of }, test) => {
    const each = of.map((set) => set.any(test));
    return (g) => {
      for (const holds of each) if (holds(g)) return true;
      return false;
    };
  },
});

export const either = <Y extends SetYield>(...of: Ex<Y>[]): Ex<Y, 'set'> =>
  sameSort<Y, 'set'>({ x: 'either', of } satisfies EitherEx);
