import { defineTruth } from '../../define/expression.ts';
import { list, truth } from '../../define/field.ts';
import type { Truth } from '../../language/ex.ts';
import type { AllEx } from '../../language/words.generated.ts';

export const allWord = defineTruth({
  x: 'all',
  means: 'Every one of the conditions holds.',
  example: { of: [{ x: 'hauntOn' }] },
  fields: { of: list(truth) },
  holds:
    ({ of }) =>
    (g) => {
      for (const holds of of) if (!holds(g)) return false;
      return true;
    },
});

export const all = (...of: Truth[]): AllEx => ({ x: 'all', of });
