import type { G } from '../../../core/context.ts';
import { cardCode, deckId, rowOf } from '../../../core/tables.ts';
import { idOf, tell } from '../../../machine/log.ts';
import { putUnder } from '../../../play/decks.ts';
import { EVERYBODY, HELD, STACK, UNDER } from '../../../state/state.ts';
import { handWord } from '../cards/hand.ts';

/**
 * Ruling: the omen goes back into the stack, as do those above the wanted one: a haunt may need them. They are shuffled in or go under it, as the edition has
 * it. The revealer gets the wanted one, and what it gives.
 */
export function changeOmen(g: G, old: number, card: number, revealer: number): void {
  const { s } = g;
  const { deck, id } = cardCode(g, card);
  const pile = rowOf(s.piles, deck);
  const shuffles = g.law['unplayed-haunt.shuffles']();
  for (const other of pile.slice(pile.indexOf(card) + 1).toReversed()) {
    if (!shuffles) putUnder(g, other, EVERYBODY);
    const place = shuffles ? 'stack' : 'bottom';
    tell(g, 'card', { card: cardCode(g, other).id, from: '', to: '', room: '', pile: place }, true);
  }
  s.piles[deck] = rowOf(s.piles, deck).filter((other) => other !== card);
  s.known[card] = 0;
  s.lastDrawn[deck] = card;
  tell(g, 'draw', { who: idOf(g, revealer), deck: deckId(g, deck), card: id }, true);
  // Pushed in reverse: the frame on top runs first, and puts away the old one.
  handWord.perform(g, revealer, { thing: card, to: HELD + revealer });
  handWord.perform(g, revealer, { thing: old, to: (shuffles ? STACK : UNDER) + deck });
}
