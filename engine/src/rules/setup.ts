/** Rules of the position before the first turn. */
export const SETUP = {
  /** Explorers that each of so many seats brings. */
  'setup.two-each': (seats: number): number => (seats === 2 ? 2 : 1),
  /** Where the clip begins on a track that marks this step. */
  'setup.start-values': (marked: number): number => marked,
};
