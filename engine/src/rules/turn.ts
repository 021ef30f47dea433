/** Rules of the turn: who is next and what may be done in it; and of traits. */
export const TURN = {
  /** The order in which those of a list are gone through, when the table sits so. */
  'turn.order': (seated: readonly number[]): readonly number[] => seated,
  /** The value of a trait whose clip is at this step of the track. */
  'traits.known-rows': (track: readonly number[], step: number): number => track[step] ?? 0,
  /** Whether somebody may use again what can be used once in a game. */
  'room.trait-gain.once': (): boolean => false,
};
