import type { G } from './context.ts';

/**
 * Every rule of the books that the engine applies passes through here under a neutral name; the edition says which clause of the ledger it is.
 * Returns false when the rule has been switched off to see whether a test notices.
 */
export function law(g: G, name: string): boolean {
  if (g.trace !== null) g.trace(name);
  return g.off === null || !g.off.has(name);
}

/** The clause of the ledger behind a neutral name, for showing; the name itself where the edition has none. */
export const clauseOf = (g: G, name: string): string => g.p.edition.clauses[name] ?? name;

export const reading = (g: G, name: string): string => g.p.ruleset[name] ?? '';
