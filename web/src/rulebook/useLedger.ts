import { use } from 'react';
import { usePacks } from '../packs/context.ts';
import { once } from '../ui/later/parts.ts';
import { useText } from '../words/Words.tsx';
import { clausesOf, type LedgerClause } from './clauses.ts';

const ENGLISH = 'en';

const noWords = (): never => {
  throw new Error('there are no words in English');
};

/** The clauses of an edition; none where nobody has written down its rules. */
async function load(edition: string, lang: string): Promise<readonly LedgerClause[]> {
  const { books, words } = await import('virtual:ledger');
  const book = books[edition];
  if (book === undefined) return [];
  const [{ default: rows }, { default: said }] = await Promise.all([
    book(),
    (words[lang] ?? words[ENGLISH] ?? noWords)(),
  ]);
  return clausesOf(rows, said);
}

const loaded = new Map<string, () => Promise<readonly LedgerClause[]>>();

/** Every clause of the table's edition in the reader's language, loaded when it is first asked for. */
export function useLedger(): readonly LedgerClause[] {
  const { lang } = useText();
  const { id } = usePacks().whole;
  const key = `${id} ${lang}`;
  const wanted = loaded.get(key) ?? once(() => load(id, lang));
  loaded.set(key, wanted);
  return use(wanted());
}
