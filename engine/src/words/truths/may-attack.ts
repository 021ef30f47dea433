import { defineTruth } from '../../define/expression.ts';
import type { MayAttackEx } from '../../language/words.generated.ts';
import { hasAttacked } from '../../machine/fights.ts';

export const mayAttackWord = defineTruth({
  x: 'mayAttack',
  means: 'The haunt is on, and the attack of this turn is neither made nor taken by something else.',
  example: {},
  fields: {},
  holds: () => (g) => g.s.haunt >= 0 && !hasAttacked(g),
});

export const mayAttack: MayAttackEx = { x: 'mayAttack' };
