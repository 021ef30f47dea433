/** Rules of the position before the first turn. */
export const SETUP = {
  /** Whether so many may play, when the box is for these. */
  'setup.player-count': (seats: number, least: number, most: number): boolean => seats >= least && seats <= most,
  /** Explorers that each seat brings, where the edition says so many. */
  'setup.two-each': (said: number): number => said,
  /** Explorers that can be chosen: one on each side of a card, so twice as many as there are figures. */
  'components.characters': (explorers: readonly { readonly card: string }[]): readonly number[] =>
    explorers.map((_, i) => i),
  /** Whether an explorer of this card may be chosen, when those cards are taken. */
  'setup.choose-character': (card: string, taken: readonly string[]): boolean => !taken.includes(card),
  /** Where the clip begins on a track that marks this step. */
  'setup.start-values': (marked: number): number => marked,
  /** The room in which all begin, when the books name this one. */
  'setup.start-room': (rooms: readonly { readonly id: string; readonly start: boolean }[], named: string): number =>
    rooms.findIndex(({ id, start }) => start && id === named),
  /** Rooms that lie on the table from the start. */
  'setup.start-tiles': (rooms: readonly { readonly start: boolean }[]): readonly number[] =>
    rooms.flatMap(({ start }, room) => (start ? [room] : [])),
  /** Rooms whose tiles are in the stack: all that the box holds. */
  'components.rooms': (rooms: readonly { readonly start: boolean }[]): number[] =>
    rooms.flatMap(({ start }, room) => (start ? [] : [room])),
  /** Cards of a deck: all that the box holds. */
  'components.cards': (cards: readonly { readonly deck: number }[], deck: number): number[] =>
    cards.flatMap((card, i) => (card.deck === deck ? [i] : [])),
  'setup.tile-stack': (stack: number[], shuffle: (pile: number[]) => void): void => shuffle(stack),
  'setup.decks': (pile: number[], shuffle: (pile: number[]) => void): void => shuffle(pile),
  /** The scenario of the game, when the table has chosen this one. */
  'setup.scenario': (chosen: number): number => chosen,
  /** Who begins: the one whom the edition names, among those in the order of the table. */
  'setup.first-player': (_order: readonly number[], named: number): number => named,
  /** The explorers that have a turn in each round: with two to a seat, round the table twice. */
  'setup.two-rounds': (order: readonly number[], _seats: number): readonly number[] => order,
  /** Haunts that the group has met, of those that it names. */
  'unplayed-haunt.history': (named: readonly number[]): readonly number[] => named,
};
