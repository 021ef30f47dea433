import { oneBeing, optional, who } from '../../../define/field.ts';
import { defineOp } from '../../../define/operation.ts';
import type { Ex, Who } from '../../../language/ex.ts';
import type { HoldOp } from '../../../language/words.generated.ts';
import { isCharacter } from '../../../machine/characters.ts';
import { idOf, tellDone } from '../../../machine/log.ts';
import { setDown as release } from '../../../play/death.ts';
import { HELD } from '../../../state/state.ts';

export const holdWord = defineOp({
  op: 'hold',
  means:
    'Characters are held fast or carried by another, or by a piece: they go where that goes, and cannot walk. Without `by` they are let go.',
  example: { who: { x: 'self' }, by: { x: 'first', of: { x: 'pieces', kinds: ['web'] } } },
  fields: { who, by: optional(oneBeing) },
  brings: [{ topic: 'borne', with: 'by', on: 'who' }],
  registers: {},
  stages: {
    run: {
      run(x) {
        const { g, a } = x;
        const holder = a.by?.(g) ?? -1;
        for (const each of a.who(g)) {
          if (!isCharacter(g, each) || each === holder) continue;
          if (holder < 0) release(g, each);
          else {
            g.s.things.place[each] = HELD + holder;
            tellDone(g, 'held', { who: idOf(g, each), by: idOf(g, holder) }, { sufferer: each });
          }
        }
        x.done();
      },
    },
  },
});

/** Held fast or carried: goes where the holder goes, and cannot walk. */
export const hold = (whom: Who, by: Ex<'who' | 'things', 'one'>): HoldOp => ({ op: 'hold', who: whom, by });
export const letGo = (whom: Who): HoldOp => ({ op: 'hold', who: whom });
