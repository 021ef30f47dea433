import { num } from '../../../define/field.ts';
import { defineOp } from '../../../define/operation.ts';
import type { Num } from '../../../language/ex.ts';
import type { SpendOp } from '../../../language/words.generated.ts';

export const spendWord = defineOp({
  op: 'spend',
  means: 'Uses up spaces of the movement of this turn.',
  example: { n: 1 },
  fields: { n: num },
  registers: {},
  stages: {
    run: {
      run(x) {
        const { g, a } = x;
        if (g.scope.self === g.s.turn.who) g.s.turn.spent += a.n(g);
        x.done();
      },
    },
  },
});

/** Uses up spaces of the movement of this turn. */
export const spend = (n: Num): SpendOp => ({ op: 'spend', n });
