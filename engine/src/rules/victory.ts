/** Rules of winning and losing. */
export const VICTORY = {
  /** Whether somebody who is dead may win with the own side. */
  'victory.traitor-may-be-dead': (): boolean => true,
};
