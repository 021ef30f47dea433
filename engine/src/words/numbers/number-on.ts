import { defineNumber } from '../../define/expression.ts';
import { oneBeing } from '../../define/field.ts';
import type { Ex } from '../../language/ex.ts';
import type { NumberOnEx } from '../../language/words.generated.ts';

export const numberOnWord = defineNumber({
  x: 'numberOn',
  means: 'The number on a piece.',
  example: { of: { x: 'thisCard' } },
  fields: { of: oneBeing },
  value: (a) => (g) => g.s.things.number[a.of(g)] ?? -1,
});

export const numberOn = (of: Ex<'who' | 'things', 'one'>): NumberOnEx => ({ x: 'numberOn', of });
