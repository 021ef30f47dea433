import { secondEditionHouse } from '@hollow/content/house';
import type { DeckMark } from '@hollow/drawing/rooms';

/** The deck a card comes from. */
export function deckOf(id: string): DeckMark {
  const deck = secondEditionHouse.cards?.find((card) => card.id === id)?.deck;
  return deck === 'omen' || deck === 'item' ? deck : 'event';
}
