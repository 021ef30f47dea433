/** Rules of the turn: who is next and what may be done in it. */
export const TURN = {
  /** The order in which those of a list are gone through, when the table sits so. */
  'turn.order': (seated: readonly number[]): readonly number[] => seated,
};
