import type { DICE } from '../../rules/dice.ts';

export const DICE_DEVIATIONS: typeof DICE = {
  'dice.max': (pool) => pool,
  'dice.no-limit': () => false,
  'dice.no-repeat': () => true,
  'dice.task-roll': () => true,
};
