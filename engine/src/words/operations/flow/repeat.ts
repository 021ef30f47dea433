import { num, ops } from '../../../define/field.ts';
import { defineOp } from '../../../define/operation.ts';
import { repetitions } from '../../../define/register.ts';
import type { Num } from '../../../language/ex.ts';
import type { Ops, RepeatOp } from '../../../language/words.generated.ts';
import { push } from '../../../machine/machine.ts';

export const repeatWord = defineOp({
  op: 'repeat',
  means: 'Carries out the list a number of times.',
  example: { times: 2, do: [{ op: 'end', what: 'turn' }] },
  fields: { times: num, do: ops },
  registers: { left: repetitions },
  stages: {
    count: {
      passing: true,
      run(x) {
        x.r.left = x.a.times(x.g);
        x.to('again');
      },
    },
    again: {
      holds: ['left'],
      run(x) {
        if (x.r.left <= 0) {
          x.done();
          return;
        }
        x.r.left--;
        push(x.g, x.a.do);
      },
    },
  },
});

export const repeat = (n: Num, body: Ops): RepeatOp => ({ op: 'repeat', times: n, do: body });
