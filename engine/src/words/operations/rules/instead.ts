import { only } from '../../../core/choice.ts';
import { rowOf } from '../../../core/tables.ts';
import { defineOp } from '../../../define/operation.ts';
import { listOf, maybeList } from '../../../define/register.ts';
import { hearDeed } from '../../../machine/behind.ts';
import { seatOf } from '../../../machine/characters.ts';
import { noteRule } from '../../../machine/fold.ts';
import { carrierId, idOf, tell } from '../../../machine/log.ts';
import { happening, pushFor } from '../../../machine/machine.ts';

/** The rules that would stand in place of the event: of several the one concerned chooses; where none must, none need. */
export const insteadWord = defineOp({
  op: 'instead',
  means: 'A rule stands in place of an event.',
  fields: {},
  needs: { event: '' },
  registers: { codes: listOf('rule'), owners: maybeList('owner') },
  given: ['codes', 'owners'],
  fits: ({ codes, owners }) => codes.length > 0 && codes.length === owners.length,
  stages: {
    choose: {
      run(x) {
        const { g, r } = x;
        if (r.codes.length > 1 || r.codes.some((code) => rowOf(g.p.rules, code).optional))
          x.ask('instead', seatOf(g, g.scope.self), true);
        else x.to('replace');
      },
      options({ g, r }, sheet) {
        r.codes.forEach((code, i) => {
          sheet.open.push({ verb: 'offer', rule: code, owner: rowOf(r.owners, i) });
        });
        if (r.codes.every((code) => rowOf(g.p.rules, code).optional)) sheet.open.push({ verb: 'pass' });
      },
      take(x, taken) {
        const { g, r } = x;
        if (taken.verb === 'pass') {
          x.done();
          return;
        }
        const { rule: code, owner } = only(taken, 'offer');
        const chosen = rowOf(g.p.rules, code);
        hearDeed(g, chosen, g.scope.self);
        tell(g, 'offer', { who: idOf(g, g.scope.self), rule: chosen.path, about: carrierId(g, owner) });
        r.codes = [code];
        r.owners = [owner];
        x.to('replace');
      },
    },
    replace: {
      passing: true,
      run(x) {
        const { g, r } = x;
        const { self, ev } = g.scope;
        const code = rowOf(g.p.rules, rowOf(r.codes, 0));
        const owner = rowOf(r.owners, 0);
        const h = happening(g, ev);
        h.replaced = [...h.replaced, code.index];
        noteRule(g, code);
        x.done();
        pushFor(g, code.block, self, owner, ev);
      },
    },
  },
});
