import type { OpTable } from '../compile/op.ts';
import { isExplorer, roundFrom } from '../machine/characters.ts';
import type { G, SetFn } from '../machine/context.ts';
import { law } from '../machine/law.ts';
import { idOf, tell } from '../machine/log.ts';
import { done } from '../machine/machine.ts';

/** Who turns traitor by the list of haunts; not always the one who revealed it. */
function traitorOf(g: G, rule: SetFn | null): number {
  const chosen = (law(g, 'reveal.traitor-list') ? rule?.(g)[0] : undefined) ?? -1;
  if (chosen < 0 || chosen === g.s.revealer) return chosen;
  return law(g, 'reveal.traitor-not-always-revealer') ? chosen : g.s.revealer;
}

export const HAUNT: OpTable = {
  /** The haunt begins: its number, who revealed it and who turns traitor. */
  startHaunt: (raw, c) => {
    const number = c.num(raw.number);
    const who = c.one(raw.who);
    return {
      run(g, f) {
        const { s } = g;
        s.revealer = law(g, 'haunt-roll.revealer') ? who(g) : roundFrom(g, who(g))[0];
        const n = number(g);
        s.haunt = g.p.haunts.findIndex((haunt) => haunt.def.number === n);
        const haunt = g.p.haunts[s.haunt];
        const traitor = traitorOf(g, haunt?.traitor ?? null);
        s.traitor = traitor;
        const named = isExplorer(g, traitor) ? idOf(g, traitor) : null;
        tell(
          g,
          'haunt',
          { number: n, haunt: haunt?.def.id ?? '', revealer: idOf(g, s.revealer), traitor: named },
          true,
        );
        const verdicts = Object.fromEntries(
          Array.from({ length: s.seats }, (_, seat) => [String(seat), 'none' as const]),
        );
        s.outcome = {
          verdicts,
          why: 'haunt-begins',
          haunt: haunt?.def.id ?? '',
          number: n,
          revealer: idOf(g, s.revealer),
          traitor: named,
        };
        done(f);
      },
    };
  },
};
