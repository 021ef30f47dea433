import { mixPile } from '../../../core/chance.ts';
import { flagsOf, rowOf } from '../../../core/tables.ts';
import { name, num, or, who } from '../../../define/field.ts';
import { defineOp } from '../../../define/operation.ts';
import type { Num, Who } from '../../../language/ex.ts';
import type { DealOp } from '../../../language/words.generated.ts';
import { isToken } from '../../../machine/characters.ts';
import { idOf } from '../../../machine/log.ts';
import { tellNumbers } from '../../../play/numbers.ts';
import { BOX, FACE_DOWN, HELD } from '../../../state/state.ts';

export const dealWord = defineOp({
  op: 'deal',
  means: 'Deals pieces of a kind at random, one or n to each; face down where the piece says so.',
  example: { kind: 'keyhole', to: { x: 'explorers' }, n: 1 },
  fields: { kind: name('token'), to: who, n: or(num, 1) },
  brings: [
    { topic: 'made', of: 'kind' },
    { topic: 'given', of: 'kind' },
  ],
  registers: {},
  stages: {
    run: {
      run(x) {
        const { g, a } = x;
        const { things } = g.s;
        const isHidden = rowOf(g.p.tokens, a.kind).faceDown !== '';
        const pool = things.def.flatMap((def, i) =>
          isToken(g, i) && def === a.kind && things.place[i] === BOX ? [i] : [],
        );
        // What lies face down was mixed when it was unpacked.
        if (!isHidden) mixPile(g, 'picks', pool, (piece) => idOf(g, piece));
        for (const to of a.to(g)) {
          for (let k = a.n(g); k > 0; k--) {
            const piece = pool.pop();
            if (piece === undefined) break;
            things.place[piece] = HELD + to;
            const hides = g.law['hidden.deal'](isHidden);
            things.flags[piece] = hides ? flagsOf(g, piece) | FACE_DOWN : flagsOf(g, piece) & ~FACE_DOWN;
          }
          tellNumbers(g, a.kind, to, null);
        }
        x.done();
      },
    },
  },
});

export const deal = (kind: string, to: Who, n: Num = 1): DealOp => ({ op: 'deal', kind, to, n });
