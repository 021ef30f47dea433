import { defineTruth } from '../../define/expression.ts';
import type { MovementOverEx } from '../../language/words.generated.ts';

export const movementOverWord = defineTruth({
  x: 'movementOver',
  means: 'The movement of this turn has ended.',
  example: {},
  fields: {},
  holds: () => (g) => g.s.turn.stopped,
});

export const movementOver: MovementOverEx = { x: 'movementOver' };
