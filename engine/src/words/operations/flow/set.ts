import { anyOne, num, optional, variable } from '../../../define/field.ts';
import { defineOp } from '../../../define/operation.ts';
import type { AnyOne, Num } from '../../../language/ex.ts';
import type { SetOp } from '../../../language/words.generated.ts';
import { readVar, writeVar } from '../../../machine/variables.ts';

export const setWord = defineOp({
  op: 'set',
  means: 'Writes a variable, or adds to it.',
  example: { name: 'keys', by: 1 },
  quiet: true,
  fields: { name: variable, to: optional(num), by: optional(num), of: optional(anyOne) },
  brings: [{ topic: 'var', of: 'name' }],
  registers: {},
  stages: {
    run: {
      run(x) {
        const { g, a } = x;
        const whose = a.of?.(g);
        writeVar(g, a.name, a.to?.(g) ?? readVar(g, a.name, whose) + (a.by?.(g) ?? 0), whose);
        x.done();
      },
    },
  },
});

export const set = (name: string, to: Num): SetOp => ({ op: 'set', name, to });
export const add = (name: string, by: Num): SetOp => ({ op: 'set', name, by });
/** The variable of one character, room or thing. */
export const setOf = (name: string, of: AnyOne, to: Num): SetOp => ({ op: 'set', name, of, to });
export const addOf = (name: string, of: AnyOne, by: Num): SetOp => ({ op: 'set', name, of, by });
