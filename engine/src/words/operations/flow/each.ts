import { anySet, binds, flag, ops } from '../../../define/field.ts';
import { defineOp } from '../../../define/operation.ts';
import { elements, indexInto } from '../../../define/register.ts';
import type { AnySet, Who } from '../../../language/ex.ts';
import type { EachOp, Ops } from '../../../language/words.generated.ts';
import { nameResult, push, pushScoped } from '../../../machine/machine.ts';

export const eachWord = defineOp({
  op: 'each',
  means: 'Goes through a set, one by one in turn order from the active character; with `self`, each is `self` in turn.',
  example: { of: { x: 'explorers' }, self: true, do: [{ op: 'end', what: 'turn' }] },
  quiet: true,
  fields: { of: anySet, self: flag, name: binds({ elementsOf: 'of' }), do: ops },
  goesThrough: 'of',
  registers: { list: elements, next: indexInto('list') },
  stages: {
    gather: {
      passing: true,
      run(x) {
        // The list is fixed when the row begins.
        x.r.list = x.a.of(x.g).slice();
        x.to('next');
      },
    },
    next: {
      holds: ['list', 'next'],
      run(x) {
        const { g, f, a, r } = x;
        const element = r.list[r.next];
        if (element === undefined) {
          x.done();
          return;
        }
        r.next++;
        if (a.self) {
          const { actor, owner, ev, vals } = g.scope;
          const self = actor < 0 ? element : g.law['turn.you'](element, actor);
          pushScoped(g, a.do, { self, actor, owner, ev, vals: { ...vals } });
        } else {
          nameResult(g, f, a.name ?? '', element);
          push(g, a.do);
        }
      },
    },
  },
});

export const each = (of: AnySet, as: string, body: Ops): EachOp => ({ op: 'each', of, name: as, do: body });
/** Each of them is `self` in turn. */
export const eachOne = (of: Who, body: Ops): EachOp => ({ op: 'each', of, self: true, do: body });
