/** Rules of the turn: who is next and what may be done in it; and of traits. */
export const TURN = {
  /** The order in which those of a list are gone through, when the table sits so. */
  'turn.order': (seated: readonly number[]): readonly number[] => seated,
  /** Whom “you” means in what is done for each of several, when somebody else has brought it about. */
  'turn.you': (each: number, _actor: number): number => each,
  /** The value of a trait whose clip is at this step of the track. */
  'traits.known-rows': (track: readonly number[], step: number): number => track[step] ?? 0,
  /** Whether somebody may use again what can be used once in a game. */
  'room.trait-gain.once': (): boolean => false,
  /** The traits that “any trait” stands for, by their numbers. */
  'traits.four': (traits: readonly string[]): readonly number[] => traits.map((_, trait) => trait),
  /** Whether a turn may be ended in which more could be done. */
  'turn.end-at-will': (): boolean => true,
  /** Whether a turn may be ended in which a card could still be used. */
  'item.optional': (): boolean => true,
  /** Whether anything may be done once the movement is over. */
  'move.actions-after-stop': (): boolean => true,
  /** Whether anything but moving may be done between two steps. */
  'turn.interleave': (): boolean => true,
  /** Whether an explorer who has done something in a turn may do more. */
  'turn.actions': (): boolean => true,
  /** Whether what can be had once a turn can be had again in the next. */
  'limit.renews': (): boolean => true,
};
