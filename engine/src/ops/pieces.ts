import type { OpTable } from '../define/op-table.ts';
import { isCharacter, traitOf } from '../machine/characters.ts';
import type { G } from '../machine/context.ts';
import { closeHappening, done, happen, happening, name, perform } from '../machine/machine.ts';

export const PIECES: OpTable = {
  /** Opposed rolls without being an attack; the difference is named. */
  contest: (raw, c) => {
    const a = c.one(raw.a);
    const b = c.one(raw.b);
    const trait = c.trait(raw.trait);
    const against = raw.against === undefined ? trait : c.trait(raw.against);
    const extra = raw.extra === undefined ? null : c.num(raw.extra);
    const as = String(raw.as);
    return {
      run(g, f) {
        if (f.st < 2) {
          if (f.st === 1) {
            const ev = f.r[0] as number;
            f.r = [happening(g, ev).total];
            closeHappening(g, ev);
          }
          const who = f.st === 0 ? a(g) : b(g);
          const t = f.st === 0 ? trait(g) : against(g);
          const ev = happen(g, {
            t: 'roll',
            who,
            by: g.scope.actor,
            pool: traitValue(g, who, t) + (f.st === 0 ? (extra?.(g) ?? 0) : 0),
            tags: ['contest', g.p.traits[t]],
          });
          if (f.st === 0) f.r = [ev];
          else f.r.push(ev);
          f.st++;
          perform(g, 'throw', who, [ev]);
          return;
        }
        const ev = f.r[1] as number;
        const other = happening(g, ev).total;
        closeHappening(g, ev);
        name(g, f, as, (f.r[0] as number) - other);
        done(f);
      },
    };
  },
};

function traitValue(g: G, who: number, trait: number): number {
  return isCharacter(g, who) ? Math.max(0, traitOf(g, who, trait)) : 0;
}
