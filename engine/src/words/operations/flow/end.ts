import { word } from '../../../define/field.ts';
import { defineOp } from '../../../define/operation.ts';
import type { EndOp } from '../../../language/words.generated.ts';
import { idOf, tell } from '../../../machine/log.ts';

export const endWord = defineOp({
  op: 'end',
  means: 'Ends the turn of the character, its movement, or its chance to attack.',
  example: { what: 'turn' },
  steers: true,
  fields: { what: word('turn', 'movement', 'attack') },
  brings: [{ topic: 'stopped' }],
  registers: {},
  stages: {
    run: {
      run(x) {
        const { g, a } = x;
        const { turn } = g.s;
        if (g.scope.self === turn.who) {
          if (a.what !== 'attack') turn.stopped = true;
          if (a.what === 'turn') turn.over = true;
          if (a.what === 'attack') turn.noAttack = true;
          tell(g, 'ended', { who: idOf(g, g.scope.self), what: a.what });
        }
        x.done();
      },
    },
  },
});

export const end = (what: EndOp['what']): EndOp => ({ op: 'end', what });
