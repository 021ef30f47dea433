import type { Pack } from '@hollow/engine';
import type { Message } from './language/packed.ts';
import type { Words } from './language/words.ts';
import type { HauntScope } from './names/haunt-book.ts';
import { makeText, type Text } from './text.ts';
import { TomeText } from './tome/tome.ts';

/** All that can be told: also what is made from the data of haunts. */
export const createText = (words: Words<Message>, packs: readonly Pack[] = [], scope: HauntScope | null = null): Text =>
  makeText(words, packs, scope, (...told) => new TomeText(...told));
