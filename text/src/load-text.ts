import type { Pack } from '@hollow/engine';
import { packsOfToday } from '@hollow/engine';
import { amendPacks } from '@hollow/engine/amend';
import { createText } from './create-text.ts';
import { allWords } from './load/load-words.ts';
import type { Text } from './text.ts';

/** Packs by id; a pack itself lets refusals name the condition of an offer that does not hold. */
export const loadText = (lang: string, packs: readonly (string | Pack)[]): Text =>
  createText(allWords(lang, packs), amendPacks(packsOfToday(packs.filter((pack) => typeof pack !== 'string'))));
