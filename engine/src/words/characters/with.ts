import { everything } from '../../define/domain.ts';
import { defineSet } from '../../define/expression.ts';
import { name } from '../../define/field.ts';
import type { WithEx } from '../../language/words.generated.ts';
import { hasStatus } from '../../machine/characters.ts';

export const withWord = defineSet({
  x: 'with',
  means: 'Those with a condition.',
  example: { status: 'stunned' },
  yields: 'who',
  fields: { status: name('status') },
  among: everything,
  holds: (a) => (g, x) => hasStatus(g, x, a.status),
});

export const withStatus = (status: string): WithEx => ({ x: 'with', status });
