import { defineSet } from '../../define/expression.ts';
import { beings } from '../../define/field.ts';
import type { Things, Who } from '../../language/ex.ts';
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

export const boundTo = (of: Things | Who): BoundToEx => ({ x: 'boundTo', of });
