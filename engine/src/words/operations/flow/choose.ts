import { only } from '../../../core/choice.ts';
import { map, oneWho, ops } from '../../../define/field.ts';
import { defineOp } from '../../../define/operation.ts';
import type { OneWho } from '../../../language/ex.ts';
import type { ChooseOp, Ops } from '../../../language/words.generated.ts';
import { seatOf } from '../../../machine/characters.ts';
import { carrierId, idOf, tell } from '../../../machine/log.ts';
import { push } from '../../../machine/machine.ts';

export const chooseWord = defineOp({
  op: 'choose',
  means: 'Somebody takes one of several courses.',
  example: { who: { x: 'self' }, options: { stay: [], go: [{ op: 'end', what: 'turn' }] } },
  fields: { who: oneWho, options: map(ops, 2) },
  registers: {},
  stages: {
    ask: {
      run: (x) => x.ask('choose', seatOf(x.g, x.a.who(x.g)), true),
      options(x, sheet) {
        x.a.options.forEach(([key], i) => {
          sheet.open.push({ verb: 'choose', course: i, key });
        });
      },
      take(x, taken) {
        const { g, a } = x;
        const { course, key } = only(taken, 'choose');
        tell(g, 'chose', { who: idOf(g, a.who(g)), key, about: carrierId(g, g.scope.owner) });
        x.done();
        push(g, a.options[course]?.[1] ?? -1);
      },
    },
  },
});

export const choose = (who: OneWho, options: Readonly<Record<string, Ops>>): ChooseOp => ({
  op: 'choose',
  who,
  options,
});
