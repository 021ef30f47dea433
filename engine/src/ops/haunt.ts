import type { OpTable } from '../compile/op.ts';
import { isExplorer } from '../machine/characters.ts';
import { idOf, tell } from '../machine/log.ts';
import { done } from '../machine/machine.ts';

export const HAUNT: OpTable = {
  /** The haunt begins: its number, who revealed it and who turns traitor. */
  startHaunt: (raw, c) => {
    const number = c.num(raw.number);
    const who = c.one(raw.who);
    return {
      run(g, f) {
        const { s } = g;
        s.revealer = who(g);
        const n = number(g);
        s.haunt = g.p.haunts.findIndex((haunt) => haunt.def.number === n);
        const haunt = g.p.haunts[s.haunt];
        const traitor = haunt?.traitor?.(g)[0] ?? -1;
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
