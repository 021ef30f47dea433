import { defineNumber } from '../../define/expression.ts';
import type { AttacksMadeEx } from '../../language/words.generated.ts';

export const attacksMadeWord = defineNumber({
  x: 'attacksMade',
  means: 'Attacks made in this turn.',
  example: {},
  counts: true,
  fields: {},
  value: () => (g) => g.s.turn.attacks,
});

export const attacksMade: AttacksMadeEx = { x: 'attacksMade' };
