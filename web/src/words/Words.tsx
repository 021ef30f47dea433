import type { Text } from '@hollow/text/browser';
import { createContext, use } from 'react';

const TextContext = createContext<Text | null>(null);

/** Gives all parts below it their words: `<TextProvider value={text}>`. */
export const TextProvider = TextContext.Provider;

export function useText(): Text {
  const text = use(TextContext);
  if (text === null) throw new Error('a part stands outside of TextProvider');
  return text;
}
