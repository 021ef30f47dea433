import type { ParsedWords, Text } from '@hollow/text/browser';
import { createContext, use } from 'react';

const TextContext = createContext<Text | null>(null);

/** Gives all parts below it their words: `<TextProvider value={text}>`. */
export const TextProvider = TextContext.Provider;

const WordsContext = createContext<ParsedWords | null>(null);
/** The words that the text was made from, so that a haunt's can be put to them. */
export const WordsProvider = WordsContext.Provider;
export const useWords = (): ParsedWords | null => use(WordsContext);

export function useText(): Text {
  const text = use(TextContext);
  if (text === null) throw new Error('a part stands outside of TextProvider');
  return text;
}

/** A name at the head of something: with a capital, in languages that have them. */
export const titleOf = (text: Text, id: string): string => {
  const name = text.name(id);
  return name.charAt(0).toLocaleUpperCase(text.lang === 'qps' ? 'en' : text.lang) + name.slice(1);
};
