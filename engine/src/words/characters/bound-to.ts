import { defineSet } from '../../define/expression.ts';
import { beings } from '../../define/field.ts';
import type { Ex, Many } from '../../language/ex.ts';
import type { BoundToEx } from '../../language/words.generated.ts';
import { HELD, holder } from '../../state/state.ts';

export const boundToWord = defineSet({
  x: 'boundTo',
  means: 'Those to whom pieces belong.',
  example: { of: { x: 'thisCard' } },
  yields: 'who',
  many: { like: 'of' },
  fields: { of: beings },
  list: (a) => (g) =>
    a.of(g).flatMap((t) => {
      const bound = g.s.things.bound[t] ?? -1;
      return bound >= HELD ? [holder(bound)] : [];
    }),
});

export const boundTo = <M extends Many>(of: Ex<'who' | 'things', M>): BoundToEx & Ex<'who', M> => ({
  x: 'boundTo',
  of,
});
