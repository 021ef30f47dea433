/** Rules of monsters. */
export const MONSTERS = {
  /** Whether a monster that has attacked so often this turn may attack again. */
  'monster.attack-once': (attacks: number): boolean => attacks === 0,
};
