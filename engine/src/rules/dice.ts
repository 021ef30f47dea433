/** Rules of rolls. */
export const DICE = {
  /** How many dice are thrown of so many, when a roll has at most so many. */
  'dice.max': (pool: number, most: number): number => Math.min(pool, most),
};
