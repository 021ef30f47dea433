import { defineOne } from '../../define/expression.ts';
import type { ThisCardEx } from '../../language/words.generated.ts';
import { HELD, holder } from '../../state/state.ts';

export const thisCardWord = defineOne({
  x: 'thisCard',
  means: 'The card or token that carries the effect.',
  example: {},
  yields: 'things',
  fields: {},
  gives: () => (g) => (g.scope.owner >= HELD ? holder(g.scope.owner) : -1),
});

export const thisCard: ThisCardEx = { x: 'thisCard' };
