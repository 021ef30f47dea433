import type { FIGHTS } from '../../rules/fights.ts';

export const FIGHT_DEVIATIONS: typeof FIGHTS = {
  'attack.once': () => true,
  'attack.opponent': () => true,
  'attack.plus-haunt-action': (attacks) => attacks === 0,
  'hidden.attack-anyone': () => false,
};
