/** Rules of cards and other things that are carried: drawing, using, giving and leaving them. */
export const CARDS = {
  /** Whether a card may be used in the turn in which it was drawn. */
  'card.first-use': (): boolean => true,
  /** Whether to use a card is its one action of the turn. */
  'item.use-means': (): boolean => true,
  /** Whether a monster may use a card. */
  'item.who': (): boolean => false,
  /** Whether a card that has been used this turn may be used again. */
  'item.once': (): boolean => false,
  /** Whether anything may be done with a thing that has had its one action of the turn. */
  'item.one-action': (): boolean => false,
  /** Whether somebody who has so many things may take up another. */
  'item.no-limit': (_held: number): boolean => true,
};
