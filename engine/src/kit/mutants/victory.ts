import type { VICTORY } from '../../rules/victory.ts';

export const VICTORY_DEVIATIONS: typeof VICTORY = {
  'victory.first': () => false,
  'victory.not-always-killing': (othersLive) => !othersLive,
  'victory.hero-survivor': () => true,
  'victory.traitor-may-be-dead': () => false,
};
