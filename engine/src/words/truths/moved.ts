import { defineTruth } from '../../define/expression.ts';
import type { MovedEx } from '../../language/words.generated.ts';

export const movedWord = defineTruth({
  x: 'moved',
  means: 'A step was taken in this turn.',
  example: {},
  fields: {},
  holds: () => (g) => g.s.turn.moved,
});

export const moved: MovedEx = { x: 'moved' };
