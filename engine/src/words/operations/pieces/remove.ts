import { roomId } from '../../../core/tables.ts';
import { beings } from '../../../define/field.ts';
import { defineOp } from '../../../define/operation.ts';
import type { Things, Who } from '../../../language/ex.ts';
import type { RemoveOp } from '../../../language/words.generated.ts';
import { isMonster, isToken, roomOf } from '../../../machine/characters.ts';
import { tell, tokenId } from '../../../machine/log.ts';
import { leaveBehind } from '../../../play/death.ts';
import { BOX } from '../../../state/state.ts';

export const removeWord = defineOp({
  op: 'remove',
  means: 'Takes pieces off the board.',
  example: { things: { x: 'thisCard' } },
  quiet: true,
  fields: { things: beings },
  brings: [{ topic: 'gone', pieces: 'things' }],
  registers: {},
  stages: {
    run: {
      run(x) {
        const { g, a } = x;
        for (const piece of a.things(g)) {
          if (!isToken(g, piece)) continue;
          const room = roomOf(g, piece);
          if (isMonster(g, piece)) leaveBehind(g, piece);
          g.s.things.place[piece] = BOX;
          g.s.things.bound[piece] = -1;
          tell(g, 'token-gone', { token: tokenId(g, piece), room: room >= 0 ? roomId(g, room) : '' });
        }
        x.done();
      },
    },
  },
});

export const remove = (these: Things | Who): RemoveOp => ({ op: 'remove', things: these });
