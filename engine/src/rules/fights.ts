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
};
