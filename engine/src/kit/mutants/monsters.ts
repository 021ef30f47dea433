import type { MONSTERS } from '../../rules/monsters.ts';

export const MONSTER_DEVIATIONS: typeof MONSTERS = {
  'monster.attack-once': () => true,
  'monster.attack-trait': (bare, traits) => (bare + 1) % traits,
  'monster.stunned': () => false,
  'monster.recover': () => [],
  'monster.recover-missed': () => false,
  'monster.move-roll': () => false,
  'monster.group-roll': () => 0,
  'move.monster-roll': (_, speed) => speed,
  'traitor.monsters': () => false,
  'traitor.dead-controls': () => false,
  'monster.no-items': () => true,
  'monster.rooms': () => false,
  'room.barrier.monster-side': () => false,
  'room.barrier.monsters': () => false,
  'monster.begins-turn': () => false,
  'monster.card-passages': () => false,
  'monster.pursuit': () => false,
  'monster.no-discovery': () => true,
  'monster.no-special-attacks': () => true,
  'monster.one-by-one': () => false,
};
