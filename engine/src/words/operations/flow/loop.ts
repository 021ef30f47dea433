import { ops } from '../../../define/field.ts';
import { defineOp } from '../../../define/operation.ts';
import type { LoopOp, Ops } from '../../../language/words.generated.ts';
import { push } from '../../../machine/machine.ts';

export const loopWord = defineOp({
  op: 'loop',
  means: 'Carries out the list again and again; never ends by itself.',
  example: { do: [{ op: 'end', what: 'turn' }] },
  fields: { do: ops },
  registers: {},
  stages: {
    run: {
      run: (x) => push(x.g, x.a.do),
    },
  },
});

export const loop = (body: Ops): LoopOp => ({ op: 'loop', do: body });
