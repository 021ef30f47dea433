import { defineTruth } from '../../define/expression.ts';
import { forms, name, who } from '../../define/field.ts';
import type { Who } from '../../language/ex.ts';
import type { HasEx } from '../../language/words.generated.ts';
import { hasStatus } from '../../machine/characters.ts';

export const hasWord = defineTruth({
  x: 'has',
  means: 'One of them has the condition.',
  example: { who: { x: 'self' }, status: 'stunned' },
  fields: { who: forms(who), status: name('status') },
  holds: (a) => a.who.any((g, x) => hasStatus(g, x, a.status)),
});

export const has = (whom: Who, status: string): HasEx => ({ x: 'has', who: whom, status });
