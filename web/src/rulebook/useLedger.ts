import { use } from 'react';
import { once } from '../ui/later/parts.ts';
import { useText } from '../words/Words.tsx';
import { clausesOf, type LedgerClause } from './clauses.ts';

const ENGLISH = 'en';

const noWords = (): never => {
  throw new Error('there are no words in English');
};

async function load(lang: string): Promise<readonly LedgerClause[]> {
  const { default: rows, words } = await import('virtual:ledger');
  const { default: said } = await (words[lang] ?? words[ENGLISH] ?? noWords)();
  return clausesOf(rows, said);
}

const byLanguage = new Map<string, () => Promise<readonly LedgerClause[]>>();

/** Every clause in the reader's language, loaded when it is first asked for. */
export function useLedger(): readonly LedgerClause[] {
  const { lang } = useText();
  const wanted = byLanguage.get(lang) ?? once(() => load(lang));
  byLanguage.set(lang, wanted);
  return use(wanted());
}
