import type { OpTable } from '../compile/op.ts';
import { isMonster, isVillain, seatOf } from '../machine/characters.ts';
import { heldBack, inScope, noteRule } from '../machine/fold.ts';
import { law } from '../machine/law.ts';
import { carrierId, idOf, tell } from '../machine/log.ts';
import { done, happening, pushScoped, put } from '../machine/machine.ts';
import { limitReached, markUsed } from '../machine/offers.ts';
import { choice } from './flow.ts';

/** How the rules at a hook are run. */
export const RULES: OpTable = {
  /** Registers: event, place in the list, the list of rule and owner. */
  rules: () => ({
    run(g, f) {
      const [ev, i, flat] = f.r as [number, number, number[]];
      if (i >= flat.length) {
        done(f);
        return;
      }
      f.r[1] = i + 2;
      const rule = g.p.rules[flat[i]];
      const owner = flat[i + 1];
      const { self } = g.scope;
      // An earlier rule of the row may have changed what this one asks for.
      if (i > 0 && rule.when !== null && !inScope(g, self, owner, ev, () => rule.when?.(g) ?? true)) return;
      if (limitReached(g, rule, self) || heldBack(g, rule.path, self)) return;
      if (
        rule.harmful &&
        self >= 0 &&
        isVillain(g, self) &&
        law(g, isMonster(g, self) ? 'monster.rooms' : 'traitor.rooms')
      )
        return;
      noteRule(g, rule);
      markUsed(g, { rule, owner }, self);
      pushScoped(g, rule.block, { self, actor: self, owner, ev, vals: {} });
    },
  }),

  /** Registers: the rule that would stand in place of the event. */
  instead: () => ({
    run(g, f) {
      const rule = g.p.rules[f.r[0] as number];
      if (rule.optional && f.st === 0) {
        put(g, f, 'instead', seatOf(g, g.scope.self), true);
        return;
      }
      happening(g, g.scope.ev).replaced.push(rule.index);
      noteRule(g, rule);
      const { self, owner, ev } = g.scope;
      done(f);
      pushScoped(g, rule.block, { self, actor: self, owner, ev, vals: {} });
    },
    options(_g, f, sheet) {
      sheet.open.push(choice('offer', f.r[0] as number), choice('pass'));
    },
    take(g, f, taken) {
      if (taken.verb === 'pass') {
        done(f);
        return;
      }
      tell(g, 'offer', {
        who: idOf(g, g.scope.self),
        rule: g.p.rules[taken.a].path,
        about: carrierId(g, g.scope.owner),
      });
      f.st = 1;
    },
  }),
};
