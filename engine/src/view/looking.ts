import type { G } from '../core/context.ts';
import { frameScope, topFrame } from '../core/tables.ts';
import type { Frame, State } from '../state/state.ts';

/** Looks at something. To look is not to apply a rule: nothing is cited. */
export function uncited<T>(g: G, look: () => T): T {
  const { trace } = g;
  g.trace = null;
  const seen = look();
  g.trace = trace;
  return seen;
}

/** Looks at the state as a viewer knows it, so that nothing hidden can be read from what is seen. */
export function knowing<T>(g: G, known: State, look: () => T): T {
  const kept = g.s;
  g.s = known;
  const seen = look();
  g.s = kept;
  return seen;
}

/** The same from where the open question is put, without citing anything. */
export function atQuestion<T>(g: G, known: State, look: (f: Frame) => T): T {
  const kept = g.scope;
  const seen = knowing(g, known, () => {
    const f = topFrame(g);
    g.scope = frameScope(g, f);
    return uncited(g, () => look(f));
  });
  g.scope = kept;
  return seen;
}
