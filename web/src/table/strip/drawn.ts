import type { Position } from '@hollow/engine';
import type { Text } from '@hollow/text/browser';
import type { TablePacks } from '../../packs/TablePacks.ts';
import { sayKeyIf } from '../../words/say.ts';

/** So many cards of a deck: a deck that there are words for has a message of its own. */
export const cardsOf = (text: Text, deck: string, n: number): string =>
  sayKeyIf(text, `play.deck-${deck}`, { n }) ?? text.t('play.deck-any', { n, deck: text.noun(deck) });

/** How many cards have been drawn that bring the haunt nearer; where an edition counts none, that it is not on yet. */
export function drawnSoFar(
  text: Text,
  { countedDeck }: Pick<TablePacks, 'countedDeck'>,
  { drawn }: Pick<Position, 'drawn'>,
): string {
  if (countedDeck === null) return text.t('play.before');
  const n = drawn[countedDeck] ?? 0;
  return (
    sayKeyIf(text, `play.drawn-${countedDeck}`, { n }) ?? text.t('play.drawn', { deck: text.name(countedDeck), n })
  );
}
