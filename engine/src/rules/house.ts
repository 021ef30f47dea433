/** Rules of the house: doors, windows, tiles and where they may be laid. */
export const HOUSE = {
  /** Whether one may go through where two doors meet. */
  'doors.open': (): boolean => true,
};
