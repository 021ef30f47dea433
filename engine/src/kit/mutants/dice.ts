import type { DICE } from '../../rules/dice.ts';

export const DICE_DEVIATIONS: typeof DICE = {
  'dice.max': (pool) => pool,
  'dice.no-limit': () => false,
  'dice.no-repeat': () => true,
  'dice.task-roll': () => true,
  'dice.faces': (kinds) => kinds.slice(0, 2),
  'dice.trait-roll': (_, start) => start,
  'dice.fixed-number': (_, trait) => trait(),
  'dice.threshold': (total) => Math.max(0, total - 1),
  'dice.outcome-text': () => false,
  'dice.sum': (faces) => Math.max(0, ...faces),
};
