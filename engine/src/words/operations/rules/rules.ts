import type { AppliedRule, G } from '../../../core/context.ts';
import { inScope } from '../../../core/scope.ts';
import { rowOf } from '../../../core/tables.ts';
import { defineOp, type Near } from '../../../define/operation.ts';
import { indexInto, listOf, maybeEvent, maybeList } from '../../../define/register.ts';
import { hidesRole, isExplorer, seatOf, sideOf } from '../../../machine/characters.ts';
import { noteRule } from '../../../machine/fold.ts';
import { perform, pushFor } from '../../../machine/machine.ts';
import { markUsed } from '../../../machine/offers.ts';
import { isFree, ruleSpares } from '../../../machine/works.ts';

const registers = {
  /** What the rules answer to; -1 for nothing in particular. */
  event: maybeEvent(),
  next: indexInto('codes'),
  codes: listOf('rule'),
  /** What carries each of the rules; -1 for nothing in particular. */
  owners: maybeList('owner'),
};
type Row = Near<typeof registers>;

/** A hidden traitor may step out before a hazard strikes. Everybody who might be one is asked, so that the pause tells nothing. */
const isMasked = (g: G, who: number): boolean =>
  isExplorer(g, who) && g.s.traitor < 0 && hidesRole(g, who) && g.law['hidden.reveal']();

/** The next rule of the row, or null at its end. */
function nextOf({ g, r }: Row): AppliedRule | null {
  const code = r.codes[r.next];
  return code === undefined ? null : { rule: rowOf(g.p.rules, code), owner: rowOf(r.owners, r.next) };
}

/** Whether the rule is still to be applied: an earlier one of the row may have changed what this one asks for. */
function isDue({ g, r }: Row, applied: AppliedRule): boolean {
  const { self } = g.scope;
  const { when } = applied.rule;
  if (r.next > 0 && when !== null && !inScope(g, self, applied.owner, r.event, when)) return false;
  return isFree(g, applied, self);
}

/** Applies the rule, unless who is concerned is spared it, and goes on to the next. */
function apply({ g, r }: Row, applied: AppliedRule): void {
  const { rule: code, owner } = applied;
  const { self } = g.scope;
  r.next++;
  if (ruleSpares(g, code, self)) return;
  noteRule(g, code);
  markUsed(g, applied, self);
  pushFor(g, code.block, self, owner, r.event);
}

/** How the rules at a hook are run, one after the other. */
export const rulesWord = defineOp({
  op: 'rules',
  means: 'Rules that answer to an event are applied.',
  fields: {},
  registers,
  given: ['event', 'next', 'codes', 'owners'],
  fits: ({ codes, owners }) => codes.length === owners.length,
  stages: {
    next: {
      run(x) {
        const { g, r } = x;
        const applied = nextOf(x);
        if (applied === null) x.done();
        else if (!isDue(x, applied)) r.next++;
        else if (applied.rule.harmful && isMasked(g, g.scope.self)) x.ask('hazard', seatOf(g, g.scope.self), true);
        else apply(x, applied);
      },
      options({ g }, sheet) {
        const hidden = sideOf(g, g.scope.self) === 1;
        if (!hidden || g.law['hidden.may-stay']()) sheet.open.push({ verb: 'pass' });
        if (g.law['hidden.others-cannot'](hidden)) sheet.open.push({ verb: 'reveal' });
      },
      take(x, taken) {
        x.to('strike');
        // By its name: to show a role applies rules in its turn.
        if (taken.verb === 'reveal') perform(x.g, 'show', x.g.scope.self, []);
      },
    },
    /** The hazard strikes whoever has stayed hidden, or has not. */
    strike: {
      run(x) {
        const applied = nextOf(x);
        x.to('next');
        if (applied !== null && isDue(x, applied)) apply(x, applied);
        else x.r.next++;
      },
    },
  },
});
