import { defineOne } from '../../define/expression.ts';
import type { OwnerEx } from '../../language/words.generated.ts';
import { carrierHolder } from '../../machine/fold.ts';

export const ownerWord = defineOne({
  x: 'owner',
  means: 'Who holds the card that carries the rule.',
  example: {},
  ofTheMoment: true,
  yields: 'who',
  fields: {},
  gives: () => (g) => carrierHolder(g, g.scope.owner),
});

export const owner: OwnerEx = { x: 'owner' };
