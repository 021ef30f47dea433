import { defineTruth } from '../../define/expression.ts';
import { num, things } from '../../define/field.ts';
import type { Num, Things } from '../../language/ex.ts';
import type { HasNumberEx } from '../../language/words.generated.ts';

export const hasNumberWord = defineTruth({
  x: 'hasNumber',
  means: 'One of the pieces has the number.',
  example: { of: { x: 'thisCard' }, n: 3 },
  fields: { of: things, n: num },
  holds: (a) => (g) => a.of(g).some((t) => g.s.things.number[t] === a.n(g)),
});

export const hasNumber = (of: Things, n: Num): HasNumberEx => ({ x: 'hasNumber', of, n });
