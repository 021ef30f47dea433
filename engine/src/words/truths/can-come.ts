import { defineTruth } from '../../define/expression.ts';
import { num } from '../../define/field.ts';
import type { Num } from '../../language/ex.ts';
import type { CanComeEx } from '../../language/words.generated.ts';
import { mayCome } from '../../play/find-haunt.ts';

export const canComeWord = defineTruth({
  x: 'canCome',
  means: 'The haunt of that number is written, and the table has neither left it out nor met it.',
  example: { number: 12 },
  fields: { number: num },
  holds: (a) => (g) => mayCome(g, a.number(g)),
});

export const canCome = (number: Num): CanComeEx => ({ x: 'canCome', number });
