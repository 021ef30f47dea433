/** Rules of rolls. */
export const DICE = {
  /** How many dice are thrown of so many, when a roll has at most so many. */
  'dice.max': (pool: number, most: number): number => Math.min(pool, most),
  /** Whether somebody who has rolled for one thing this turn may roll for another. */
  'dice.no-limit': (): boolean => true,
  /** Whether somebody who has rolled for a thing this turn may roll for it again. */
  'dice.no-repeat': (): boolean => false,
  /** The same of a deed of the haunt. */
  'dice.task-roll': (): boolean => false,
};
