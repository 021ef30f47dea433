import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type LedgerFile, ledgersOf, readLedger } from '../../cli/src/proof/ledger.ts';
import type { ClauseWords } from '../../text/src/load/clauses.ts';
import { shippedFamilies } from './shipped.ts';

/** The English of the rulebook, by clause: `npm run text:clauses` after a change of the ledger. A test checks that it is current. */

const FOLDER = new URL('../../text/en/clauses/', import.meta.url);
/** Books that can be played here. */
const BOOKS: readonly LedgerFile[] = [
  ...new Set(
    shippedFamilies()
      .flat()
      .flatMap(({ id }) => ledgersOf(id)),
  ),
];

/** The ledger is typed with straight quotes; the rulebook has those of print. */
const printed = (text: string): string =>
  text
    .replaceAll(/"([^"]*)"/g, '“$1”')
    .replaceAll("'", '’')
    .replaceAll('...', '…');

const plain = (value: unknown): string | undefined =>
  typeof value === 'string'
    ? printed(value.trim())
    : Array.isArray(value)
      ? printed(value.map(String).join(' '))
      : undefined;

function wordsOf(book: LedgerFile): Record<string, ClauseWords> {
  return Object.fromEntries(
    readLedger([book]).map(({ id, rule, example, note, differs }) => {
      const [shown, more] = [plain(example), plain(note)];
      return [
        id,
        {
          rule: plain(rule) ?? '',
          ...(shown === undefined ? {} : { example: shown }),
          ...(more === undefined ? {} : { note: more }),
          ...(differs === undefined ? {} : { differs: differs.map(({ says }) => printed(says)) }),
        },
      ];
    }),
  );
}

const text = (words: Record<string, ClauseWords>): string => `${JSON.stringify(words, null, 2)}\n`;

/** Books whose words are no longer those of the ledger. */
export const findOutdated = (): string[] =>
  BOOKS.filter((book) => {
    const kept: unknown = JSON.parse(readFileSync(new URL(`${book}.json`, FOLDER), 'utf8'));
    return JSON.stringify(kept) !== JSON.stringify(wordsOf(book));
  });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(FOLDER, { recursive: true });
  for (const book of BOOKS) writeFileSync(new URL(`${book}.json`, FOLDER), text(wordsOf(book)));
}
