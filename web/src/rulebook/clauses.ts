import type { ClauseRow } from 'virtual:ledger';
import type { ClauseWords } from '@hollow/text/browser';

/** A clause as a reader wants it: what it says, an example, who says otherwise, the switch that changes it. */
export interface LedgerClause {
  readonly id: string;
  readonly area: string;
  readonly rule: string;
  readonly example?: string;
  readonly note?: string;
  readonly switch?: string;
  readonly differs?: readonly { readonly books: readonly string[]; readonly says: string }[];
}

/** The clauses of the ledger with the words of a language. */
export const clausesOf = (
  rows: readonly ClauseRow[],
  words: Readonly<Record<string, ClauseWords>>,
): readonly LedgerClause[] =>
  rows.map(({ books, ...row }) => {
    const { differs, ...said } = words[row.id] ?? { rule: '' };
    return {
      ...row,
      ...said,
      ...(books === undefined ? {} : { differs: books.map((who, i) => ({ books: who, says: differs?.[i] ?? '' })) }),
    };
  });
