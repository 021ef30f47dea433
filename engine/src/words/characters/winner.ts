import { defineOne } from '../../define/expression.ts';
import type { WinnerEx } from '../../language/words.generated.ts';

export const winnerWord = defineOne({
  x: 'winner',
  means: 'Who won the fight that the rule answers to.',
  example: {},
  ofTheMoment: true,
  yields: 'who',
  fields: {},
  gives: () => (g) => g.s.happenings[g.scope.ev]?.by ?? -1,
});

export const winner: WinnerEx = { x: 'winner' };
