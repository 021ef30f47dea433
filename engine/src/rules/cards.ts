/** Rules of cards: drawing, using, giving and leaving them. */
export const CARDS = {
  /** Whether somebody who has so many things may take up another. */
  'item.no-limit': (_held: number): boolean => true,
};
