import { defineNumber } from '../../define/expression.ts';
import { anySet } from '../../define/field.ts';
import type { AnySet } from '../../language/ex.ts';
import type { CountEx } from '../../language/words.generated.ts';

export const countWord = defineNumber({
  x: 'count',
  means: 'How many there are in a set.',
  example: { of: { x: 'explorers' } },
  counts: true,
  fields: { of: anySet },
  value: (a) => (g) => a.of(g).length,
});

export const count = (of: AnySet): CountEx => ({ x: 'count', of });
