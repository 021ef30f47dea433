import type { CARDS } from '../../rules/cards.ts';

export const CARD_DEVIATIONS: typeof CARDS = {
  'item.no-limit': (held) => held === 0,
};
