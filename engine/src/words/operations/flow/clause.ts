import { label, ops } from '../../../define/field.ts';
import { defineOp } from '../../../define/operation.ts';
import type { ClauseOp, Op } from '../../../language/words.generated.ts';
import { push } from '../../../machine/machine.ts';
import { cite } from '../../../rules/index.ts';

export const clauseWord = defineOp({
  op: 'clause',
  means: 'Carries out the list, and cites the clause of the ledger that asks for it.',
  example: { id: '2e.dice.max', do: [{ op: 'end', what: 'turn' }] },
  quiet: true,
  steers: true,
  fields: { id: label('clause'), do: ops },
  registers: {},
  stages: {
    run: {
      run(x) {
        const { g, a } = x;
        cite(g, a.id);
        x.done();
        push(g, a.do);
      },
    },
  },
});

/** What a clause of the ledger asks of this card or room. */
export const clause = (id: string, ...body: Op[]): ClauseOp => ({ op: 'clause', id, do: body });
