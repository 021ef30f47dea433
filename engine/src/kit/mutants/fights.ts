import type { FIGHTS } from '../../rules/fights.ts';

export const FIGHT_DEVIATIONS: typeof FIGHTS = {
  'attack.once': () => true,
  'attack.opponent': () => true,
  'attack.plus-haunt-action': (attacks) => attacks === 0,
  'hidden.attack-anyone': () => false,
  'attack.after-haunt': () => true,
  'attack.missing-trait': () => true,
  'attack.other-trait': (_attack, bare) => bare,
  'ranged.los': () => false,
  'ranged.monsters': () => false,
  'weapons.one': (_used, all) => all.reduce((sum, dice) => sum + dice, 0),
  'weapons.attack-only': (all) => Math.max(0, ...all),
};
