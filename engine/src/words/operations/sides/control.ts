import { beings, oneWho } from '../../../define/field.ts';
import { defineOp } from '../../../define/operation.ts';
import type { OneWho, Things, Who } from '../../../language/ex.ts';
import type { ControlOp } from '../../../language/words.generated.ts';
import { seatOf } from '../../../machine/characters.ts';

export const controlWord = defineOp({
  op: 'control',
  means: 'Somebody decides for the pieces from now on.',
  example: { things: { x: 'monsters' }, by: { x: 'traitor' } },
  fields: { things: beings, by: oneWho },
  registers: {},
  stages: {
    run: {
      run(x) {
        const { g, a } = x;
        for (const t of a.things(g)) g.s.control[t] = seatOf(g, a.by(g));
        x.done();
      },
    },
  },
});

export const control = (these: Who | Things, by: OneWho): ControlOp => ({ op: 'control', things: these, by });
