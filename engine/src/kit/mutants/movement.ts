import type { MOVEMENT } from '../../rules/movement.ts';

export const MOVEMENT_DEVIATIONS: typeof MOVEMENT = {
  'obstruct.cost': () => 0,
  'obstruct.stunned': () => true,
  'obstruct.both-ways': () => true,
};
