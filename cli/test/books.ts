import type { Text } from '@hollow/text';
import { packsBehind } from '../src/packs/packs.ts';
import { wordsIn } from '../src/packs/words.ts';

const books = new Map<string, Text>();

/** The English words of a haunt and of the packs behind it, made once. */
export function bookOf(haunt: string): Text {
  const packs = packsBehind(haunt);
  const key = packs.map(({ id }) => id).join();
  const book = books.get(key) ?? wordsIn('en', packs);
  books.set(key, book);
  return book;
}
