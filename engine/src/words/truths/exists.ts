import { defineTruth } from '../../define/expression.ts';
import { anySet, forms } from '../../define/field.ts';
import type { AnySet, Rooms, Things, Who } from '../../language/ex.ts';
import type { ExistsEx, NotEx } from '../../language/words.generated.ts';

export const existsWord = defineTruth({
  x: 'exists',
  means: 'There is at least one in the set.',
  example: { of: { x: 'monsters' } },
  fields: { of: forms(anySet) },
  holds: (a) => a.of.any(() => true),
});

export const exists = (of: AnySet): ExistsEx => ({ x: 'exists', of });
/** There is none; of characters: nobody of them is alive. */
export const gone = (of: Who | Things | Rooms): NotEx => ({ x: 'not', of: exists(of) });
