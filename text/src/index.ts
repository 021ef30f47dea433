export { createText } from './create-text.ts';
export type { Phrase } from './grammar/grammar.ts';
export {
  type HauntSides,
  type HauntWords,
  KINDS,
  type Kind,
  kindOfDeck,
  PSEUDO,
  sideWords,
  type ThingWords,
  type Words,
} from './language/words.ts';
export { type Share, type Translated, translated, type WrittenByHand, writtenByHand } from './lint/debt.ts';
export { formGaps } from './lint/forms.ts';
export { type Gap, gapsIn, strayWords } from './lint/gaps.ts';
export { offeredIn, offerGaps } from './lint/offers.ts';
export { unsettled } from './lint/terms.ts';
export { type ClauseWords, loadClauses } from './load/clauses.ts';
export { WordsError } from './load/files.ts';
export { type HouseWords, houseWords, languagesOf, packTitle } from './load/house-words.ts';
export {
  allWords,
  grammarFile,
  languages,
  loadHouseWords,
  loadWords,
  packedWords,
  readOwnWords,
} from './load/load-words.ts';
export { loadText } from './load-text.ts';
export { motiveLine } from './motive.ts';
export { MOST_LETTERS, type OfferText } from './render/offer.ts';
export type { Ruleset } from './render/rules.ts';
export type { MessageKey, Text } from './text.ts';
export { type HauntPage, noHeroLeft, type TomeLine } from './tome/book.ts';
