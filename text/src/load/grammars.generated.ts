// Made by `npm run text:keys`.

import de from '../../de/grammar.ts';
import en from '../../en/grammar.ts';
import pl from '../../pl/grammar.ts';
import type { Grammar } from '../grammar/grammar.ts';

/** How each language bends its nouns. */
export const GRAMMARS: Readonly<Record<string, Grammar>> = {
  de,
  en,
  pl,
};
