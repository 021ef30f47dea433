import type { Pack } from '@hollow/engine';
import { languages, loadText, type Text } from '@hollow/text';
import { BadInput } from '../console/bad-input.ts';

/** Every word a player reads, in the language that is asked for. */
export function wordsIn(lang: string, packs: readonly Pack[]): Text {
  const known = languages();
  if (!known.includes(lang)) throw new BadInput('--lang', `there is no “${lang}”; there are ${known.join(', ')}`);
  return loadText(lang, packs);
}

/** A name as a heading. */
export const titleFor = (words: Text, id: string): string => {
  const name = words.name(id);
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
};
