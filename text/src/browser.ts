import type { Pack } from '@hollow/engine';
import type { Message } from './language/packed.ts';
import type { Words as AnyWords, HauntSides, Kind } from './language/words.ts';
import { makeText, type Text } from './text.ts';
import { WrittenPages } from './tome/book.ts';

/** The text package for a browser: words are handed over ready, by import or over the wire. No file is read here. */

export { addedTo } from './added.ts';
export { foesOf } from './foes.ts';
export type { Phrase } from './grammar/grammar.ts';
export { type HauntWords, type Kind, kindOfDeck, localeOf } from './language/words.ts';
export type { ClauseWords } from './load/clauses.ts';
export type { OfferText } from './render/offer.ts';
export type { ThrowRow, ThrowTable } from './render/throws.ts';
export type { MessageKey, Text } from './text.ts';
export { noHeroLeft, type TomeLine } from './tome/book.ts';

/** Text as far as a page tells it itself. */
export const pageText = (words: ParsedWords, packs: readonly Pack[] = []): Text =>
  makeText(words, packs, null, (_catalog, names) => new WrittenPages(names));

/** Messages come read: a browser has no parser for them. */
export type ParsedWords = AnyWords<Message>;

/** The words together with the pages of a haunt that this reader was handed. */
export const withHaunt = (words: ParsedWords, haunt: string, pages: HauntSides): ParsedWords => ({
  ...words,
  // The name of a haunt is known once it is on, and not before.
  things: { ...words.things, haunts: { [haunt]: { name: pages.all?.name ?? haunt } } },
  haunts: { [haunt]: pages },
});

/** The words of the interface together with those of packs, each as the server hands it out. */
export const joinWords = (words: ParsedWords, packs: readonly ParsedWords[]): ParsedWords => {
  const all = [words, ...packs];
  const kinds = new Set(all.flatMap(({ things }) => Object.keys(things) as Kind[]));
  return {
    ...words,
    messages: Object.assign({}, ...all.map(({ messages }) => messages)),
    nouns: Object.assign({}, ...all.map(({ nouns }) => nouns)),
    things: Object.fromEntries([...kinds].map((kind) => [kind, Object.assign({}, ...all.map((w) => w.things[kind]))])),
  };
};
