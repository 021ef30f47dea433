import type { Message } from './language/packed.ts';
import type { Words as AnyWords, HauntSides } from './language/words.ts';

/** The text package for a browser: words are handed over ready, by import or over the wire. No file is read here. */

export type { HauntWords, Kind } from './language/words.ts';
export type { ClauseWords } from './load/clauses.ts';
export { createText, type MessageKey, type Text } from './text.ts';
export { noHeroLeft, type TomeLine } from './tome/tome.ts';

/** Messages come read: a browser has no parser for them. */
export type ParsedWords = AnyWords<Message>;

/** The words together with the pages of a haunt that this reader was handed. */
export const withHaunt = (words: ParsedWords, haunt: string, pages: HauntSides): ParsedWords => ({
  ...words,
  // The name of a haunt is known once it is on, and not before.
  things: { ...words.things, haunts: { [haunt]: { name: pages.all?.name ?? haunt } } },
  haunts: { [haunt]: pages },
});
