import type { G } from './context.ts';

/** The clause of the ledger behind a neutral name, for showing; the name itself where the edition has none. */
export const clauseOf = (g: G, name: string): string => g.p.edition.clauses[name] ?? name;
