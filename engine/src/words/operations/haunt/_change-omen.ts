import type { G } from '../../../core/context.ts';
import { cardCode, deckId, rowOf } from '../../../core/tables.ts';
import { idOf, tell } from '../../../machine/log.ts';
import { HELD, STACK } from '../../../state/state.ts';
import { handWord } from '../cards/hand.ts';

/** Ruling: the omen goes back into the stack, as do those above the wanted one: a haunt may need them. The revealer gets that one, and what it gives. */
export function changeOmen(g: G, old: number, card: number, revealer: number): void {
  const { s } = g;
  const { deck, id } = cardCode(g, card);
  const pile = rowOf(s.piles, deck);
  for (const other of pile.slice(pile.indexOf(card) + 1).toReversed())
    tell(g, 'card', { card: cardCode(g, other).id, from: '', to: '', room: '', pile: 'stack' }, true);
  s.piles[deck] = pile.filter((other) => other !== card);
  s.known[card] = 0;
  s.lastDrawn[deck] = card;
  tell(g, 'draw', { who: idOf(g, revealer), deck: deckId(g, deck), card: id }, true);
  // Pushed in reverse: the frame on top runs first, and shuffles the stack.
  handWord.perform(g, revealer, { thing: card, to: HELD + revealer });
  handWord.perform(g, revealer, { thing: old, to: STACK + deck });
}
