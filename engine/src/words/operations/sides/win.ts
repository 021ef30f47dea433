import { or, text, who } from '../../../define/field.ts';
import { defineOp } from '../../../define/operation.ts';
import type { Who } from '../../../language/ex.ts';
import type { WinOp } from '../../../language/words.generated.ts';
import { conclude } from '../../../machine/victory.ts';

export const winWord = defineOp({
  op: 'win',
  means: 'These have won, and the game is over.',
  example: { who: { x: 'self' }, why: 'treasure' },
  fields: { who, why: or(text, 'win') },
  brings: [{ topic: 'won' }],
  registers: {},
  stages: {
    run: {
      run(x) {
        conclude(x.g, x.a.who(x.g), x.a.why);
        x.done();
      },
    },
  },
});

export const win = (these: Who, why: string): WinOp => ({ op: 'win', who: these, why });
