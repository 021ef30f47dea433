import type { G } from './context.ts';

/** Evaluates with `self`, `owner` and the event of a rule in place of the scope at hand. */
export function inScope<T>(g: G, self: number, owner: number, ev: number, body: () => T): T {
  const kept = g.scope;
  g.scope = { self, actor: self, owner, ev, vals: {} };
  const result = body();
  g.scope = kept;
  return result;
}
