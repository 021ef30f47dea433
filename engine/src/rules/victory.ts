/** Rules of winning and losing. */
export const VICTORY = {
  /** Whether a side that has reached its goal, or not, has won. */
  'victory.first': (reached: boolean): boolean => reached,
  /** Whether a side may win while others live, or do not. */
  'victory.not-always-killing': (_othersLive: boolean): boolean => true,
  /** Whether the heroes may win when so many of them live. */
  'victory.hero-survivor': (living: number): boolean => living > 0,
  /** Whether a traitor who is dead may win all the same, through the monsters. */
  'victory.traitor-may-be-dead': (): boolean => true,
};
