import { defineNumber } from '../../define/expression.ts';
import { num } from '../../define/field.ts';
import type { Num } from '../../language/ex.ts';
import type { ClampEx } from '../../language/words.generated.ts';

export const clampWord = defineNumber({
  x: 'clamp',
  means: 'A number kept between two bounds.',
  example: { of: { x: 'players' }, min: 1, max: 4 },
  fields: { of: num, min: num, max: num },
  value: (a) => (g) => Math.min(Math.max(a.of(g), a.min(g)), a.max(g)),
});

export const clamp = (of: Num, min: Num, max: Num): ClampEx => ({ x: 'clamp', of, min, max });
