import type { Value } from '../state/state.ts';
import type { G, MemberFn } from './context.ts';

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

/** Whether `x` is in a set, evaluated in the same way. */
export function isAmong(g: G, self: number, owner: number, ev: number, set: MemberFn, x: number): boolean {
  const kept = g.scope;
  g.scope = { self, actor: self, owner, ev, vals: NO_RESULTS };
  const result = set(g, x);
  g.scope = kept;
  return result;
}

/** Evaluates with `theIt` standing for an element; `as`: and under that name, for tests inside the test. */
export function withIt<T>(g: G, element: number, body: (g: G) => T, as: string | null = null): T {
  const kept = g.it;
  g.it = element;
  if (as === null) {
    const result = body(g);
    g.it = kept;
    return result;
  }
  const outer = g.outer;
  g.outer = { ...outer, [as]: element };
  const result = body(g);
  g.outer = outer;
  g.it = kept;
  return result;
}
