export { languages, loadText, loadWords, WordsError } from './load.ts';
export type { Ruleset } from './render/rules.ts';
export { createText, type MessageKey, type Text } from './text.ts';
export { KINDS, type Kind, PSEUDO, type ThingWords, type Words } from './words.ts';
