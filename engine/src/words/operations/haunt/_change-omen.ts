import type { G } from '../../../core/context.ts';
import { idOf, tell } from '../../../machine/log.ts';
import { HELD, STACK } from '../../../state/state.ts';
import { handWord } from '../cards/hand.ts';

/** Ruling: the omen goes back into the stack, as do those above the wanted one: a haunt may need them. The revealer gets that one, and what it gives. */
export function changeOmen(g: G, old: number, card: number, revealer: number): void {
  const { s } = g;
  const { deck } = g.p.cards[card];
  const pile = s.piles[deck];
  for (const other of pile.slice(pile.indexOf(card) + 1).toReversed())
    tell(g, 'card', { card: g.p.cards[other].id, from: '', to: '', room: '', pile: 'stack' }, true);
  s.piles[deck] = pile.filter((other) => other !== card);
  s.known[card] = 0;
  s.lastDrawn[deck] = card;
  tell(g, 'draw', { who: idOf(g, revealer), deck: g.p.decks[deck].id, card: g.p.cards[card].id }, true);
  // Pushed in reverse: the frame on top runs first, and shuffles the stack.
  handWord.perform(g, revealer, { thing: card, to: HELD + revealer });
  handWord.perform(g, revealer, { thing: old, to: STACK + deck });
}
