import { who } from '../../../define/field.ts';
import { defineOp } from '../../../define/operation.ts';
import type { Who } from '../../../language/ex.ts';
import type { RevealOp } from '../../../language/words.generated.ts';
import { showWord } from './show.ts';

export const revealWord = defineOp({
  op: 'reveal',
  means: 'Everybody learns which side they are on.',
  example: { who: { x: 'self' } },
  fields: { who },
  brings: [{ topic: 'shown', on: 'who' }],
  registers: {},
  stages: {
    run: {
      run(x) {
        const list = x.a.who(x.g);
        x.done();
        for (const each of list.toReversed()) showWord.perform(x.g, each, {});
      },
    },
  },
});

export const reveal = (these: Who): RevealOp => ({ op: 'reveal', who: these });
