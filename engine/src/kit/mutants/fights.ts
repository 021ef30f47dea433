import type { FIGHTS } from '../../rules/fights.ts';

export const FIGHT_DEVIATIONS: typeof FIGHTS = {
  'attack.once': () => true,
};
