import { nameAndNumber, who } from '../../../define/field.ts';
import { defineOp } from '../../../define/operation.ts';
import type { Who } from '../../../language/ex.ts';
import type { SendOp } from '../../../language/words.generated.ts';
import { idOf, tellDone } from '../../../machine/log.ts';
import { ZONE } from '../../../state/state.ts';

export const sendWord = defineOp({
  op: 'send',
  means: 'Sends characters to a place off the board that the haunt declares.',
  example: { who: { x: 'self' }, zone: 'the-board' },
  quiet: true,
  fields: { who, zone: nameAndNumber('zone') },
  brings: [{ topic: 'sent' }, { topic: 'zone', of: 'zone' }],
  registers: {},
  stages: {
    run: {
      run(x) {
        const { g, a } = x;
        for (const each of a.who(g)) {
          g.s.things.place[each] = ZONE + a.zone.index;
          tellDone(g, 'sent', { who: idOf(g, each), zone: a.zone.id }, { sufferer: each });
        }
        x.done();
      },
    },
  },
});

export const send = (these: Who, zone: string): SendOp => ({ op: 'send', who: these, zone });
