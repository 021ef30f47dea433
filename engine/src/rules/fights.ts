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
  /** Whether whoever is behind a barrier in the same room can be shot at. */
  'ranged.over-barrier': (): boolean => false,
  /** Whether a monster whose haunt lets it may attack from afar. */
  'ranged.monsters': (): boolean => true,
  /** Dice that the weapon adds to an attack of somebody who has all of these. */
  'weapons.one': (used: number, _all: readonly number[]): number => used,
  /** Dice that weapons add to a defence. */
  'weapons.attack-only': (_all: readonly number[]): number => 0,
  /** By how much the attacker has won, when these are the rolls; less than 0: lost. */
  'attack.roll': (attack: number, defence: number): number => attack - defence,
  /** Whether somebody is beaten on a tie. */
  'attack.tie': (): boolean => false,
  /** Whether who has lost takes damage. */
  'attack.damage': (): boolean => true,
  /** Whether an attacker takes damage who has lost. */
  'attack.backlash': (): boolean => true,
  /** The same of one who has lost against somebody stunned. */
  'attack.stunned-target': (): boolean => false,
  /** Whether an attacker takes damage who has lost a shot at somebody in another room, or in the same. */
  'ranged.no-backlash': (apart: boolean): boolean => !apart,
  /** The kind of damage that an attack deals whose trait belongs to this kind, when there are these kinds. */
  'attack.kind': (kind: string, _kinds: readonly string[]): string => kind,
  /** What kinds of roll an attack or a defence is: none of a trait. */
  'dice.attack-not-trait-roll': (tags: readonly string[]): readonly string[] => tags,
  /** Whether a weapon may be used in the turn in which it was drawn or received. */
  'weapons.new': (): boolean => true,
  /** Whether who attacks with a weapon that keeps its bearer safe takes damage on losing. */
  'weapons.safe': (): boolean => false,
  /** Whether the attacker says with which weapon before the roll. */
  'weapons.declare': (): boolean => true,
  /** Whether who has a weapon may attack without it. */
  'weapons.optional': (): boolean => true,
  /** Whether the winner may steal in place of so much damage. */
  'steal.condition': (damage: number): boolean => damage >= 2,
  /** Whether who stands in another room may be stolen from. */
  'steal.not-ranged': (): boolean => false,
  /** Whether a card that can be stolen, or cannot, may be stolen. */
  'steal.tradable-only': (can: boolean): boolean => can,
  /** Whether who is stolen from takes no damage. */
  'steal.instead': (): boolean => true,
};
