import type { CARDS } from '../../rules/cards.ts';

export const CARD_DEVIATIONS: typeof CARDS = {
  'card.first-use': () => false,
  'item.use-means': () => false,
  'item.who': () => true,
  'item.once': () => true,
  'item.one-action': () => true,
  'item.no-limit': (held) => held === 0,
  'item.deck': () => false,
  'item.bound': () => false,
  'item.once-each': () => true,
  'trade.same-room': () => true,
  'death.companion': () => false,
  'loot.pick-up': () => false,
  'item.received-this-turn': () => false,
  'card.resolved': () => false,
  'card.deck-empty': () => false,
  'drop.pile-removed': () => false,
  'drop.any': (chosen) => chosen === 0,
  'drop.pick-up': (chosen) => chosen === 0,
  'item.haunt-tokens': () => false,
  'trade.consent': () => false,
};
