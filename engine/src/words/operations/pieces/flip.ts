import { flagsOf } from '../../../core/tables.ts';
import { things } from '../../../define/field.ts';
import { defineOp } from '../../../define/operation.ts';
import type { Things } from '../../../language/ex.ts';
import type { FlipOp } from '../../../language/words.generated.ts';
import { tell, tokenId } from '../../../machine/log.ts';
import { FACE_DOWN } from '../../../state/state.ts';

export const flipWord = defineOp({
  op: 'flip',
  means: 'Turns pieces face up.',
  example: { things: { x: 'faceDown' } },
  quiet: true,
  fields: { things },
  registers: {},
  stages: {
    run: {
      run(x) {
        const { g, a } = x;
        for (const t of a.things(g)) {
          g.s.things.flags[t] = flagsOf(g, t) & ~FACE_DOWN;
          tell(g, 'flipped', { token: tokenId(g, t) }, true);
        }
        x.done();
      },
    },
  },
});

export const flip = (these: Things): FlipOp => ({ op: 'flip', things: these });
