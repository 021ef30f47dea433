import { defineTruth } from '../../define/expression.ts';
import { list, truth } from '../../define/field.ts';
import type { Truth } from '../../language/ex.ts';
import type { AnyEx } from '../../language/words.generated.ts';

export const anyWord = defineTruth({
  x: 'any',
  means: 'At least one of the conditions holds.',
  example: { of: [{ x: 'hauntOn' }] },
  fields: { of: list(truth) },
  holds:
    ({ of }) =>
    (g) => {
      for (const holds of of) if (holds(g)) return true;
      return false;
    },
});

export const any = (...of: Truth[]): AnyEx => ({ x: 'any', of });
