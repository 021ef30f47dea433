import byLanguage, { rest } from 'virtual:words';
import { type ParsedWords, pageText, type Text } from '@hollow/text/browser';

/** Languages there are words for. */
export const LANGUAGES: readonly string[] = Object.keys(byLanguage);

const PSEUDO = 'qps';

/** The languages to choose from; the made-up one only where it is being read. */
export const languagesFor = (now: string): readonly string[] =>
  LANGUAGES.filter((lang) => lang !== PSEUDO || now === PSEUDO);

const ENGLISH = 'en';

const noWords = (): never => {
  throw new Error('the page was built without words');
};

/** The words that the front door and a table say first. What a room, a card or a haunt says comes from the server. */
export const fetchWords = async (lang: string): Promise<ParsedWords> => ({
  ...(await (byLanguage[lang] ?? byLanguage[ENGLISH] ?? noWords)()).default,
  isPartial: true,
});

/** The same with all that the interface says. */
export async function wholeWords(words: ParsedWords): Promise<ParsedWords> {
  const messages = (await (rest[words.lang] ?? rest[ENGLISH] ?? noWords)()).default;
  return { ...words, messages: { ...words.messages, ...messages }, isPartial: false };
}

/** Text from words. At a table it knows the rules of rooms and cards as well: `HauntText`. */
export const textFrom = (words: ParsedWords): Text => pageText(words);
