import { proc } from '../../../define/field.ts';
import { defineOp } from '../../../define/operation.ts';
import type { CallOp } from '../../../language/words.generated.ts';
import { push } from '../../../machine/machine.ts';

export const callWord = defineOp({
  op: 'call',
  means: 'Carries out a procedure of the haunt, or else of the edition.',
  example: { proc: 'haunt-roll' },
  fields: { proc },
  registers: {},
  stages: {
    run: {
      run(x) {
        const { g, a } = x;
        x.done();
        push(g, g.p.haunts[g.s.haunt]?.procs[a.proc] ?? g.p.procs[a.proc] ?? -1);
      },
    },
  },
});

export const call = (name: string): CallOp => ({ op: 'call', proc: name });
