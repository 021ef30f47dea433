/** Rules of walking: what it costs, what stops it, who stands in the way. */
export const MOVEMENT = {
  /** Spaces that opponents in the room cost whoever leaves it. */
  'obstruct.cost': (opponents: number): number => opponents,
  /** Whether an opponent who is stunned stands in the way. */
  'obstruct.stunned': (): boolean => false,
  /** Whether somebody who is no opponent stands in the way. */
  'obstruct.both-ways': (): boolean => false,
};
