import { rowOf } from '../../../core/tables.ts';
import { name, oneWho } from '../../../define/field.ts';
import { defineOp } from '../../../define/operation.ts';
import type { OneWho } from '../../../language/ex.ts';
import type { AccompanyOp } from '../../../language/words.generated.ts';
import { roomOf } from '../../../machine/characters.ts';
import { idOf, tell } from '../../../machine/log.ts';
import { fromPool } from '../../../play/pool.ts';
import { HELD } from '../../../state/state.ts';
import { self } from '../../characters/self.ts';

export const accompanyWord = defineOp({
  op: 'accompany',
  means: 'Puts a token of the packs on the board that goes wherever the character goes.',
  example: { kind: 'marker', who: { x: 'self' } },
  fields: { kind: name('token'), who: oneWho },
  brings: [{ topic: 'brought', of: 'kind' }],
  registers: {},
  stages: {
    run: {
      run(x) {
        const { g, a } = x;
        const who = a.who(g);
        const token = fromPool(g, a.kind);
        if (who >= 0 && token >= 0) {
          g.s.things.place[token] = HELD + who;
          const room = g.p.rooms[roomOf(g, who)]?.id ?? '';
          const owner = idOf(g, who);
          tell(g, 'token', { token: rowOf(g.p.tokens, a.kind).id, room, who: owner, with: owner });
        }
        x.done();
      },
    },
  },
});

/** Puts a token from its pool that goes wherever the character goes. */
export const accompany = (kind: string, who: OneWho = self): AccompanyOp => ({ op: 'accompany', kind, who });
