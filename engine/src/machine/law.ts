import type { G } from './context.ts';

/**
 * The old form of a rule, on its way out: it is false when the rule has been switched off to see whether a test notices. New rules stand in `rules/`
 * (`rule`, or `cite` where nothing is decided); when the last caller is gone, so is this.
 */
export function law(g: G, name: string): boolean {
  if (g.trace !== null) g.trace(name);
  return g.off === null || !g.off.has(name);
}

/** The clause of the ledger behind a neutral name, for showing; the name itself where the edition has none. */
export const clauseOf = (g: G, name: string): string => g.p.edition.clauses[name] ?? name;

export const reading = (g: G, name: string): string => g.p.ruleset[name] ?? '';
