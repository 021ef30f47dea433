/** Rules of walking: what it costs, what stops it, who stands in the way. */
export const MOVEMENT = {
  /** Spaces that opponents in the room cost whoever leaves it. */
  'obstruct.cost': (opponents: number): number => opponents,
  /** Whether an opponent who is stunned, or not, stands in the way. */
  'obstruct.stunned': (stunned: boolean): boolean => !stunned,
};
