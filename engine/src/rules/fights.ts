/** Rules of attacks, weapons and loot. */
export const FIGHTS = {
  /** Whether an explorer who has attacked so often this turn may attack again. */
  'attack.once': (attacks: number): boolean => attacks === 0,
  /** Whether those of two sides may attack each other. */
  'attack.opponent': (mine: number, theirs: number): boolean => mine !== theirs,
  /** Whether a deed of the haunt may be done in a turn with so many attacks. */
  'attack.plus-haunt-action': (_attacks: number): boolean => true,
  /** Whether anybody may attack anybody while there is a hidden traitor. */
  'hidden.attack-anyone': (): boolean => true,
  /** Whether anybody may attack when there is a haunt, or none. */
  'attack.after-haunt': (haunt: boolean): boolean => haunt,
  /** Whether somebody who has the trait of the attack, or has not, can be attacked with it. */
  'attack.missing-trait': (hasIt: boolean): boolean => hasIt,
  /** The trait of the defence against an attack with this one; the other is that of bare hands. */
  'attack.other-trait': (attack: number, _bare: number): number => attack,
  /** Whether whoever is in a row of open doors, or is not, can be shot at. */
  'ranged.los': (inSight: boolean): boolean => inSight,
  /** Whether a monster whose haunt lets it may attack from afar. */
  'ranged.monsters': (): boolean => true,
  /** Dice that the weapon adds to an attack of somebody who has all of these. */
  'weapons.one': (used: number, _all: readonly number[]): number => used,
  /** Dice that weapons add to a defence. */
  'weapons.attack-only': (_all: readonly number[]): number => 0,
};
