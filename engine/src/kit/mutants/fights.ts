import type { FIGHTS } from '../../rules/fights.ts';

/** Another kind of damage than the one that it is. */
export const otherKind = (kind: string, kinds: readonly string[]): string =>
  kinds.find((each) => each !== kind) ?? kind;

export const FIGHT_DEVIATIONS: typeof FIGHTS = {
  'attack.once': () => true,
  'attack.opponent': () => true,
  'attack.plus-haunt-action': (attacks) => attacks === 0,
  'hidden.attack-anyone': () => false,
  'attack.after-haunt': () => true,
  'attack.missing-trait': () => true,
  'attack.other-trait': (_attack, bare) => bare,
  'ranged.los': () => false,
  'ranged.over-barrier': () => true,
  'ranged.monsters': () => false,
  'weapons.one': (_used, all) => all.reduce((sum, dice) => sum + dice, 0),
  'weapons.attack-only': (all) => Math.max(0, ...all),
  'attack.roll': () => 0,
  'attack.tie': () => true,
  'attack.damage': () => false,
  'attack.backlash': () => false,
  'attack.stunned-target': () => true,
  'ranged.no-backlash': () => true,
  'attack.kind': otherKind,
  'dice.attack-not-trait-roll': (tags) => [...tags, 'trait'],
  'weapons.new': () => false,
  'weapons.safe': () => true,
  'weapons.declare': () => false,
  'weapons.optional': () => false,
  'steal.condition': () => true,
  'steal.not-ranged': () => true,
  'steal.tradable-only': () => true,
  'steal.instead': () => false,
};
