import { mixPile } from '../core/chance.ts';
import type { G } from '../core/context.ts';
import { cardCode, deckId, rowOf } from '../core/tables.ts';
import { tell } from '../machine/log.ts';
import { BOX, DISCARD, EVERYBODY, isUnder, STACK } from '../state/state.ts';

/** The stack of a deck, top last; and its discards. */
export const pileOf = (g: G, deck: number): number[] => rowOf(g.s.piles, deck);
const spentOf = (g: G, deck: number): number[] => rowOf(g.s.spent, deck);

export function shuffleDeck(g: G, deck: number): void {
  for (const card of pileOf(g, deck)) g.s.known[card] = 0;
  mixPile(g, 'stacks', pileOf(g, deck), (card) => cardCode(g, card).id);
}

/** The discards become the new stack. */
function reuseDiscards(g: G, deck: number): void {
  const cards = spentOf(g, deck);
  g.s.piles[deck] = cards;
  g.s.spent[deck] = [];
  for (const card of cards) g.s.things.place[card] = STACK + deck;
  shuffleDeck(g, deck);
  tell(g, 'deck-reshuffled', { deck: deckId(g, deck) }, true);
}

/** The top card of a deck, the discards shuffled in when it has run out; -1 if there is none. */
export function takeTop(g: G, deck: number): number {
  if (pileOf(g, deck).length === 0 && spentOf(g, deck).length > 0 && g.law['card.deck-empty']()) reuseDiscards(g, deck);
  const card = pileOf(g, deck).pop() ?? -1;
  if (card >= 0) g.s.known[card] = 0;
  return card;
}

/** Takes a card out of whatever pile it lies in. */
export function takeFromPile(g: G, card: number): void {
  const { deck } = cardCode(g, card);
  withdraw(pileOf(g, deck), card);
  withdraw(spentOf(g, deck), card);
  g.s.known[card] = 0;
}

function withdraw(pile: number[], card: number): void {
  const at = pile.indexOf(card);
  if (at >= 0) pile.splice(at, 1);
}

/** Looks a card out of its stack: it lies on top, the rest is shuffled. */
export function putOnTop(g: G, deck: number, card: number): void {
  takeFromPile(g, card);
  shuffleDeck(g, deck);
  pileOf(g, deck).push(card);
}

/** A card of the stack goes under it; `known`: the seats that know it there. */
export function putUnder(g: G, card: number, known: number): void {
  const { deck } = cardCode(g, card);
  withdraw(pileOf(g, deck), card);
  if (g.law['bury.under']()) pileOf(g, deck).unshift(card);
  else pileOf(g, deck).push(card);
  g.s.known[card] = known;
}

/** A card that has been carried out goes to the discards or, by one reading, under its stack. */
export function discardSpent(g: G, card: number): void {
  const { deck } = cardCode(g, card);
  if (g.law['card.spent-discarded']()) {
    g.s.things.place[card] = DISCARD + deck;
    spentOf(g, deck).push(card);
  } else {
    g.s.things.place[card] = STACK + deck;
    putUnder(g, card, EVERYBODY);
  }
}

/** Which of the piles a place is; '' for none. */
export function pileNamed(place: number): '' | 'discard' | 'stack' | 'bottom' | 'box' {
  if (place >= BOX) return 'box';
  if (isUnder(place)) return 'bottom';
  if (place >= STACK) return 'stack';
  return place >= DISCARD ? 'discard' : '';
}

/** Adds a card to the pile that it has been brought to; a stack is shuffled, unless the card goes under it, where everybody knows it. */
export function addToPile(g: G, card: number, place: number): void {
  const { deck } = cardCode(g, card);
  const pile = pileNamed(place);
  if (pile === 'discard') spentOf(g, deck).push(card);
  if (pile === 'bottom') putUnder(g, card, EVERYBODY);
  if (pile !== 'stack') return;
  pileOf(g, deck).push(card);
  shuffleDeck(g, deck);
}
