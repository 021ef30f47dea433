import type { OpTable } from '../define/op-table.ts';
import { hidesRole, isExplorer, isMonster, isVillain, seatOf, sideOf } from '../machine/characters.ts';
import { only } from '../machine/choice.ts';
import type { G, RuleCode } from '../machine/context.ts';
import { heldBack, inScope, noteRule } from '../machine/fold.ts';
import { reading } from '../machine/law.ts';
import { carrierId, idOf, tell } from '../machine/log.ts';
import { done, happening, perform, pushScoped, put } from '../machine/machine.ts';
import { limitReached, markUsed } from '../machine/offers.ts';
import { resume } from '../machine/standing.ts';
import { rule } from '../rules/index.ts';

/** A hidden traitor may step out before a hazard strikes. Everybody who might be one is asked, so that the pause tells nothing. */
const maskedFor = (g: G, who: number): boolean =>
  isExplorer(g, who) && g.s.traitor < 0 && hidesRole(g, who) && rule(g, 'hidden.reveal')();

/** A villain takes no harm in rooms; the books may say so of this very room. */
const spared = (g: G, code: RuleCode, who: number): boolean =>
  isMonster(g, who)
    ? rule(g, 'monster.rooms', code.spares === '' ? 'monster.rooms' : code.spares)()
    : rule(g, 'traitor.rooms')();

/** How the rules at a hook are run. */
export const RULE_OPS: OpTable = {
  /** Registers: event, place in the list, the list of rule and owner. */
  rules: () => ({
    run(g, f) {
      const [ev, i, flat] = f.r as [number, number, number[]];
      if (i >= flat.length) {
        done(f);
        return;
      }
      const code = g.p.rules[flat[i]];
      const owner = flat[i + 1];
      const { self } = g.scope;
      f.r[1] = i + 2;
      // An earlier rule of the row may have changed what this one asks for.
      if (i > 0 && code.when !== null && !inScope(g, self, owner, ev, () => code.when?.(g) ?? true)) return;
      if (limitReached(g, { rule: code, owner }, self) || heldBack(g, code.path, self)) return;
      if (code.harmful && f.st === 0 && maskedFor(g, self)) {
        f.r[1] = i;
        put(g, f, 'hazard', seatOf(g, self), true);
        return;
      }
      f.st = 0;
      if (code.harmful && self >= 0 && isVillain(g, self) && spared(g, code, self)) return;
      noteRule(g, code);
      markUsed(g, { rule: code, owner }, self);
      pushScoped(g, code.block, { self, actor: self, owner, ev, vals: {} });
    },
    options(g, _f, sheet) {
      const hidden = sideOf(g, g.scope.self) === 1;
      if (!hidden || reading(g, 'hiddenTraitorOnHazard') !== 'mustReveal') sheet.open.push({ verb: 'pass' });
      if (rule(g, 'hidden.others-cannot')(hidden)) sheet.open.push({ verb: 'reveal' });
    },
    take(g, f, taken) {
      f.st = 1;
      if (taken.verb === 'reveal') perform(g, 'show', g.scope.self, []);
    },
  }),

  /** The rules that would stand in place of the event: of several the one concerned chooses; where none must, none need. Register: rule and owner, in pairs. */
  instead: () => ({
    run(g, f) {
      const [index, owner, ...others] = f.r[0] as number[];
      const code = g.p.rules[index];
      const { self, ev } = g.scope;
      if (f.st === 0 && (others.length > 0 || code.optional)) {
        put(g, f, 'instead', seatOf(g, self), true);
        return;
      }
      happening(g, ev).replaced.push(code.index);
      noteRule(g, code);
      done(f);
      pushScoped(g, code.block, { self, actor: self, owner, ev, vals: {} });
    },
    options(g, f, sheet) {
      const list = f.r[0] as number[];
      let free = true;
      for (let i = 0; i < list.length; i += 2) {
        sheet.open.push({ verb: 'offer', rule: list[i], owner: list[i + 1] });
        free &&= g.p.rules[list[i]].optional;
      }
      if (free) sheet.open.push({ verb: 'pass' });
    },
    take(g, f, taken) {
      if (taken.verb === 'pass') {
        done(f);
        return;
      }
      const { rule: code, owner } = only(taken, 'offer');
      tell(g, 'offer', { who: idOf(g, g.scope.self), rule: g.p.rules[code].path, about: carrierId(g, owner) });
      f.r = [[code, owner]];
      f.st = 1;
    },
  }),

  /** What stood beside a question has been done. */
  resume: () => ({ run: resume }),
};
