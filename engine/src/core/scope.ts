import type { Scope, Value } from '../state/state.ts';
import type { G, MemberFn } from './context.ts';

/** Rules look at the state and name nothing. */
const NO_RESULTS: Record<string, Value> = Object.freeze({});

/** The scope of a rule that is looked at inside `g.depth` others. Rules are looked at all the time, so each depth has one that is written anew. */
function scopeOfRule(g: G, self: number, owner: number, ev: number): Scope {
  const known = g.ruleScopes[g.depth++];
  if (known === undefined) {
    const made = { self, actor: self, owner, ev, vals: NO_RESULTS };
    g.ruleScopes.push(made);
    return made;
  }
  known.self = self;
  known.actor = self;
  known.owner = owner;
  known.ev = ev;
  return known;
}

/** Evaluates with `self`, `owner` and the event of a rule in place of the scope at hand. */
export function inScope<T>(g: G, self: number, owner: number, ev: number, body: (g: G) => T): T {
  const kept = g.scope;
  g.scope = scopeOfRule(g, self, owner, ev);
  const result = body(g);
  g.depth--;
  g.scope = kept;
  return result;
}

/** Whether `x` is in a set, evaluated in the same way. */
export function isAmong(g: G, self: number, owner: number, ev: number, set: MemberFn, x: number): boolean {
  const kept = g.scope;
  g.scope = scopeOfRule(g, self, owner, ev);
  const result = set(g, x);
  g.depth--;
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
