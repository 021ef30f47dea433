import { defineTruth } from '../../define/expression.ts';
import type { MayAttackEx } from '../../language/words.generated.ts';

export const mayAttackWord = defineTruth({
  x: 'mayAttack',
  means: 'The haunt is on, and nothing has taken the attack of this turn.',
  example: {},
  fields: {},
  holds: () => (g) => g.s.haunt >= 0 && !g.s.turn.noAttack,
});

export const mayAttack: MayAttackEx = { x: 'mayAttack' };
