import type { VICTORY } from '../../rules/victory.ts';

export const VICTORY_DEVIATIONS: typeof VICTORY = {
  'victory.traitor-may-be-dead': () => false,
};
