import { defineNumber } from '../../define/expression.ts';
import { flag, num } from '../../define/field.ts';
import type { Num } from '../../language/ex.ts';
import type { HalfEx } from '../../language/words.generated.ts';

export const halfWord = defineNumber({
  x: 'half',
  means: 'Half of a number, rounded down unless `up`.',
  example: { of: { x: 'players' }, up: true },
  fields: { of: num, up: flag },
  value: (a) => (g) => (a.up ? Math.ceil(a.of(g) / 2) : Math.floor(a.of(g) / 2)),
});

export const half = (of: Num, up = false): HalfEx => ({ x: 'half', of, up });
