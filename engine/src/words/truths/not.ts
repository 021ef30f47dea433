import { defineTruth } from '../../define/expression.ts';
import { truth } from '../../define/field.ts';
import type { Truth } from '../../language/ex.ts';
import type { NotEx } from '../../language/words.generated.ts';

export const notWord = defineTruth({
  x: 'not',
  means: 'The opposite.',
  example: { of: { x: 'hauntOn' } },
  fields: { of: truth },
  holds:
    ({ of }) =>
    (g) =>
      !of(g),
});

export const not = (of: Truth): NotEx => ({ x: 'not', of });
