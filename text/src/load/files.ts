import { readdirSync, readFileSync } from 'node:fs';
import type { Forms } from '../grammar/grammar.ts';
import { type NounLabel, nounOf, type Words } from '../language/words.ts';

/** Files of words. */

export const WORDS_ROOT = new URL('../../', import.meta.url);
/** The language that all others are made from. */
export const SOURCE = 'en';

/** A file of words that cannot be read: which, and why. */
export class WordsError extends Error {}

export function readWordFile(file: URL): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new WordsError(`${file.pathname.slice(WORDS_ROOT.pathname.length)}: ${(error as Error).message}`);
  }
}

/** The names of a folder's files of words; none where there is no folder. */
export function wordFilesIn(folder: URL): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.json'));
  } catch {
    return [];
  }
}

/** Messages that only make sense where a pack is played, such as its rules in short, or what its floors, traits and decks are called: `text/<lang>/<pack>/messages.json`. */
export function messageFile(lang: string, pack: string): URL | null {
  const home = new URL(`${lang}/${pack}/`, WORDS_ROOT);
  return wordFilesIn(home).includes('messages.json') ? new URL('messages.json', home) : null;
}

/** The messages of files, and the forms of names among them. */
export function readMessages(files: readonly URL[]): Required<Pick<Words, 'messages' | 'nouns'>> {
  const messages: Record<string, string> = {};
  const nouns: Record<string, Forms> = {};
  for (const file of files)
    for (const [key, entry] of Object.entries(readWordFile(file) as Readonly<Record<string, NounLabel>>)) {
      // A message is a string, and so is a name that nobody bends.
      const { name, forms } = nounOf(entry);
      messages[key] = name;
      if (typeof entry !== 'string') nouns[key] = forms;
    }
  return { messages, nouns };
}
