import type { Position } from '@hollow/engine';
import type { Text } from '@hollow/text/browser';
import type { TablePacks } from '../../packs/TablePacks.ts';

/** So many cards of a deck. */
export const cardsOf = (text: Text, deck: string, n: number): string =>
  text.t('play.deck-any', { n, deck: text.noun(deck) });

/** How many cards have been drawn that bring the haunt nearer; where an edition counts none, that it is not on yet. */
export function drawnSoFar(
  text: Text,
  { countedDeck }: Pick<TablePacks, 'countedDeck'>,
  { drawn }: Pick<Position, 'drawn'>,
): string {
  if (countedDeck === null) return text.t('play.before');
  return text.t('play.drawn', { deck: text.noun(countedDeck), n: drawn[countedDeck] ?? 0 });
}

/** What the evening began with, where the edition has such a card. */
export const scenarioName = (text: Text, { scenario }: Pick<Position, 'scenario'>): string =>
  scenario === undefined ? '' : text.name(scenario, 'scenarios');
