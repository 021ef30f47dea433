import type { Value } from '../state/state.ts';
import type { G } from './context.ts';

/** Rules look at the state and name nothing. */
const NO_RESULTS: Record<string, Value> = Object.freeze({});

/** Evaluates with `self`, `owner` and the event of a rule in place of the scope at hand. */
export function inScope<T>(g: G, self: number, owner: number, ev: number, body: (g: G) => T): T {
  const kept = g.scope;
  g.scope = { self, actor: self, owner, ev, vals: NO_RESULTS };
  const result = body(g);
  g.scope = kept;
  return result;
}
