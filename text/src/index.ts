export { type ClauseWords, loadClauses } from './clauses.ts';
export { WordsError } from './files.ts';
export { type Gap, gapsIn, strayWords } from './lint/gaps.ts';
export { allWords, languages, loadHouseWords, loadText, loadWords, packedWords } from './load.ts';
export type { Ruleset } from './render/rules.ts';
export { createText, type MessageKey, type Text } from './text.ts';
export { type HauntPage, noHeroLeft, type TomeLine } from './tome.ts';
export {
  type HauntSides,
  type HauntWords,
  KINDS,
  type Kind,
  PSEUDO,
  sideWords,
  type ThingWords,
  type Words,
} from './words.ts';
