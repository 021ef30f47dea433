import { eitherForm, label, num, word } from '../../../define/field.ts';
import { defineOp } from '../../../define/operation.ts';
import type { Num } from '../../../language/ex.ts';
import type { AlterOp } from '../../../language/words.generated.ts';
import { happening, writeField } from '../../../machine/machine.ts';

export const alterWord = defineOp({
  op: 'alter',
  means:
    'Writes a field of the roll or damage that the offer answers to. To a `result` what adds to the roll is added; a `final` one stands as it is.',
  example: { field: 'bonus', to: 2 },
  fields: {
    field: word('pool', 'bonus', 'result', 'final', 'kind', 'amount'),
    to: eitherForm((written) => typeof written === 'string', label('damage'), num),
  },
  brings: [{ topic: 'altered' }],
  chosen: { to: ({ field }) => (field === 'result' || field === 'final' ? { key: 'result' } : null) },
  registers: {},
  stages: {
    run: {
      run(x) {
        const { g, a } = x;
        if (g.scope.ev >= 0) writeField(happening(g, g.scope.ev), a.field, a.to.first ?? a.to.second?.(g) ?? 0);
        x.done();
      },
    },
  },
});

export const alter = (field: AlterOp['field'], to: Num | string): AlterOp => ({ op: 'alter', field, to });
