import { defineTruth } from '../../define/expression.ts';
import { anySet, forms, members } from '../../define/field.ts';
import type { AnySet } from '../../language/ex.ts';
import type { IsInEx } from '../../language/words.generated.ts';

export const isInWord = defineTruth({
  x: 'isIn',
  means: 'There is one, and all of them are in the other set.',
  example: { who: { x: 'self' }, of: { x: 'heroes' } },
  fields: { who: forms(anySet), of: members(anySet) },
  holds: (a) => {
    const { single, all } = a.who;
    if (single !== null) return (g) => single(g) >= 0 && a.of(g, single(g));
    return (g) => {
      const these = all(g);
      return these.length > 0 && these.every((x) => a.of(g, x));
    };
  },
});

export const isIn = (these: AnySet, of: AnySet): IsInEx => ({ x: 'isIn', who: these, of });
