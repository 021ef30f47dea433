import type { ItemAction } from '../state/turn.ts';

/** Rules of cards and other things that are carried: drawing, using, giving and leaving them. */
export const CARDS = {
  /** Whether a card may be used in the turn in which it was drawn. */
  'card.first-use': (): boolean => true,
  /** Whether to use a card in the turn in which it was drawn is its use of the turn, and not one more. */
  'card.first-use-counts': (): boolean => true,
  /** Whether a card that somebody has received, and not drawn, is new in this turn. */
  'card.received-is-new': (): boolean => false,
  /** Whether to use a card is its one action of the turn. */
  'item.use-means': (): boolean => true,
  /** Whether to attack with a weapon is its one action of the turn. */
  'weapons.handled': (): boolean => true,
  /** Whether a monster may use a card. */
  'item.who': (): boolean => false,
  /** Whether a card that has been used this turn may be used again. */
  'item.once': (): boolean => false,
  /** Whether anything may be done with a thing that has had its one action of the turn. */
  'item.one-action': (): boolean => false,
  /** Whether somebody who has so many things may take up another. */
  'item.no-limit': (_held: number): boolean => true,
  /** Whether a card of a deck of items is an item. */
  'item.deck': (_deck: string): boolean => true,
  /** Whether a card that this rule binds to its holder stays there. */
  'item.bound': (_by: string): boolean => true,
  /** Whether giving, dropping or picking up may be done in a turn in which these of them have been done. */
  'item.once-each': (done: readonly ItemAction[], action: ItemAction): boolean => !done.includes(action),
  /** Whether something may be given to somebody with whom the giver is together, or is not. */
  'trade.same-room': (together: boolean): boolean => together,
  /** Whether a companion that is left behind goes with whoever comes next. */
  'death.companion': (): boolean => true,
  /** Whether a companion that is left behind does so unasked, and need not be picked up. */
  'companion.joins': (): boolean => true,
  /** Whether what lies in a room can be picked up during the haunt. */
  'loot.pick-up': (): boolean => true,
  /** Whether to be stolen or picked up is the one action of a thing in this turn. */
  'item.received-this-turn': (): boolean => true,
  /** Whether what a card of this deck says is carried out when it is drawn. */
  'card.resolved': (_deck: string): boolean => true,
  /** Whether a card that is buried goes under its stack. */
  'bury.under': (): boolean => true,
  /** Whether the discards become the new stack when a deck has run out. */
  'card.deck-empty': (): boolean => true,
  /** Whether a card that has been carried out goes to the discards, and not under its stack. */
  'card.spent-discarded': (): boolean => true,
  /** Whether everybody hears that nothing is left of a pile of items. */
  'drop.pile-removed': (): boolean => true,
  /** Whether somebody who drops so many things may drop another with them; with none yet, whether anything can be dropped. */
  'drop.any': (_chosen: number): boolean => true,
  /** The same of picking up. */
  'drop.pick-up': (_chosen: number): boolean => true,
  /** Whether item tokens of a haunt are given, dropped and stolen like cards. */
  'item.haunt-tokens': (): boolean => true,
  /** Whether things change hands in trades of any number, in both directions, rather than one by one as gifts. */
  'trade.bundles': (): boolean => false,
  /** Whether somebody who has made so many trades this turn may make another. */
  'trade.once': (trades: number): boolean => trades === 0,
  /** Whether the dead keep what they carried. */
  'death.keeps-cards': (): boolean => false,
  /** Whether something may be taken from a corpse: after so many this turn, one of them from it or not. */
  'loot.one': (_taken: number, fromIt: boolean): boolean => !fromIt,
  /** Whether a corpse may be looted whose explorer has died in this turn, or has not. */
  'loot.later': (diedNow: boolean): boolean => !diedNow,
  /** Whether taking from a corpse is the trade of the turn. */
  'loot.uses-trade': (): boolean => false,
  /** Whether to be given something needs the consent of the one who gets it. */
  'trade.consent': (): boolean => true,
};
