import type { HauntSides, Words } from './words.ts';

/** The text package for a browser: words are handed over ready, by import or over the wire. No file is read here. */

export type { ClauseWords } from './clauses.ts';
export { createText, type MessageKey, type Text } from './text.ts';
export type { TomeLine } from './tome.ts';
export type { HauntWords, Kind, Words } from './words.ts';

/** The words together with the pages of a haunt that this reader was handed. */
export const withHaunt = (words: Words, haunt: string, pages: HauntSides): Words => ({
  ...words,
  // The name of a haunt is known once it is on, and not before.
  things: { ...words.things, haunts: { [haunt]: { name: pages.all?.name ?? haunt } } },
  haunts: { [haunt]: pages },
});
