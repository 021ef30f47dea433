import type { MONSTERS } from '../../rules/monsters.ts';

export const MONSTER_DEVIATIONS: typeof MONSTERS = {
  'monster.attack-once': () => true,
};
