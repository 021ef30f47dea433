import { flag, nameAndNumber, who } from '../../../define/field.ts';
import { defineOp } from '../../../define/operation.ts';
import type { Who } from '../../../language/ex.ts';
import type { JoinOp } from '../../../language/words.generated.ts';
import { isExplorer, setSide } from '../../../machine/characters.ts';
import { idOf, tell } from '../../../machine/log.ts';
import { free } from '../../../play/haunt.ts';

export const joinWord = defineOp({
  op: 'join',
  means: 'Explorers change sides; silently where it is a secret.',
  example: { who: { x: 'self' }, side: 'traitor' },
  fields: { who, side: nameAndNumber('side'), secret: flag },
  brings: [{ topic: 'side', of: 'side' }],
  registers: {},
  stages: {
    run: {
      run(x) {
        const { g, a } = x;
        const { index, id } = a.side;
        for (const each of a.who(g)) {
          if (!isExplorer(g, each)) continue;
          setSide(g, each, index, !a.secret);
          if (a.secret) continue;
          if (index === 1 && g.s.traitor < 0) g.s.traitor = each;
          tell(g, 'joined', { who: idOf(g, each), side: id }, true);
          if (index === 1) free(g, each);
        }
        x.done();
      },
    },
  },
});

export const join = (these: Who, side: string, secret = false): JoinOp => ({ op: 'join', who: these, side, secret });
