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
  /** The different numbers that a die can show. */
  'dice.faces': (kinds: readonly number[]): readonly number[] => kinds,
  /** A trait is rolled with as many dice as its value now; `start`: where its clip was at the beginning. */
  'dice.trait-roll': (value: number, _start: number): number => value,
  /** An effect that names a number of dice means just these, whoever's turn it is and however high a trait of theirs. */
  'dice.fixed-number': (named: number, _trait: () => number): number => named,
  /** The result that the rows of a table are compared with. */
  'dice.threshold': (total: number): number => total,
  /** What the row of the result says is carried out. */
  'dice.outcome-text': (): boolean => true,
  /** What the faces come to. */
  'dice.sum': (faces: readonly number[]): number => faces.reduce((total, face) => total + face, 0),
};
