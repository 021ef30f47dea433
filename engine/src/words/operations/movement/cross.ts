import { roomId, rowOf } from '../../../core/tables.ts';
import { who } from '../../../define/field.ts';
import { defineOp } from '../../../define/operation.ts';
import type { Who } from '../../../language/ex.ts';
import type { CrossOp } from '../../../language/words.generated.ts';
import { roomOf } from '../../../machine/characters.ts';
import { idOf, tell } from '../../../machine/log.ts';
import { self } from '../../characters/self.ts';
import { partsOf } from './_moving.ts';

export const crossWord = defineOp({
  op: 'cross',
  means: 'Characters go to the other side of the barrier in their room.',
  example: { who: { x: 'self' } },
  takes: 'across',
  fields: { who },
  brings: [{ topic: 'moved', on: 'who' }],
  registers: {},
  stages: {
    run: {
      run(x) {
        const { g, a } = x;
        const { things, turn } = g.s;
        for (const each of a.who(g)) {
          const room = roomOf(g, each);
          const parts = room < 0 ? 1 : partsOf(g, room);
          if (parts < 2) continue;
          if (each === turn.who) turn.spent += g.law['room.barrier.cost']();
          const part = (rowOf(things.part, each) + 1) % parts;
          things.part[each] = part;
          tell(g, 'crossed', { who: idOf(g, each), room: roomId(g, room), part });
        }
        x.done();
      },
    },
  },
});

/** To the other side of the barrier. */
export const cross = (whom: Who = self): CrossOp => ({ op: 'cross', who: whom });
