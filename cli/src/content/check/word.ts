import { join } from 'node:path';
import { EXPRESSION_WORDS, OPERATION_WORDS, type Pack } from '@hollow/engine';
import { readText } from '../../files/files.ts';
import { PROJECT_ROOT } from '../../files/project.ts';
import { catalogue, definitionOf, type Entry } from '../catalogue.ts';
import { isPackNode } from '../reach/facts.ts';
import type { CheckStep } from './checked.ts';

export const namesWord = (id: string): boolean =>
  (OPERATION_WORDS as readonly string[]).includes(id) || (EXPRESSION_WORDS as readonly string[]).includes(id);

function uses(value: unknown, word: string): boolean {
  if (Array.isArray(value)) return value.some((one) => uses(one, word));
  if (!isPackNode(value)) return false;
  return value.op === word || value.x === word || Object.values(value).some((one) => uses(one, word));
}

/** Things of the packs that are written with the word. */
export const usersOf = (packs: readonly Pack[], word: string): readonly Entry[] =>
  catalogue(packs).filter((entry) =>
    packs.some((pack) => pack.id === entry.pack && uses(definitionOf(pack, entry), word)),
  );

/** The page of the language has it, and something is written with it: `users`, or an edition or a token. */
export const wordSteps = (packs: readonly Pack[], word: string, users: readonly unknown[]): CheckStep[] => [
  {
    name: 'page of the language',
    find: () =>
      readText(join(PROJECT_ROOT, 'docs/HAUNT-LANGUAGE.md')).includes(`\`${word}\``)
        ? []
        : [
            {
              where: 'docs/HAUNT-LANGUAGE.md',
              message: `“${word}” is not in it: npm run language, npm run docs:pages`,
            },
          ],
  },
  {
    name: 'use',
    find: () =>
      users.length > 0 || packs.some((pack) => uses([pack.edition, pack.tokens], word))
        ? []
        : [{ where: word, message: 'no room, card or haunt is written with it' }],
  },
];
