import { num, rows } from '../../../define/field.ts';
import { defineOp } from '../../../define/operation.ts';
import { rowFor } from '../../../define/rows.ts';
import type { Num } from '../../../language/ex.ts';
import type { Table, TableOp } from '../../../language/words.generated.ts';
import { push } from '../../../machine/machine.ts';

export const tableWord = defineOp({
  op: 'table',
  means: 'Carries out the row in which the number stands.',
  example: { of: { x: 'players' }, rows: { '0-4': [], '5+': [{ op: 'end', what: 'turn' }] } },
  fields: { of: num, rows },
  registers: {},
  stages: {
    run: {
      run(x) {
        const block = rowFor(x.a.rows, Math.max(0, x.a.of(x.g)));
        x.done();
        push(x.g, block);
      },
    },
  },
});

export const table = (of: Num, rows: Table): TableOp => ({ op: 'table', of, rows });
