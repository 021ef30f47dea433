/** Rules of attacks, weapons and loot. */
export const FIGHTS = {
  /** Whether an explorer who has attacked so often this turn may attack again. */
  'attack.once': (attacks: number): boolean => attacks === 0,
};
