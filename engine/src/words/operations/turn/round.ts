import { ops } from '../../../define/field.ts';
import { defineOp } from '../../../define/operation.ts';
import type { Ops, RoundOp } from '../../../language/words.generated.ts';
import { tell } from '../../../machine/log.ts';
import { push } from '../../../machine/machine.ts';

export const roundWord = defineOp({
  op: 'round',
  means: 'Counts a round and carries it out.',
  example: { do: [{ op: 'turn', who: { x: 'self' } }] },
  fields: { do: ops },
  registers: {},
  stages: {
    run: {
      run(x) {
        const { g, a } = x;
        g.s.round++;
        tell(g, 'round', { n: g.s.round });
        x.done();
        push(g, a.do);
      },
    },
  },
});

export const round = (body: Ops): RoundOp => ({ op: 'round', do: body });
