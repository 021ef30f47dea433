import { who } from '../../../define/field.ts';
import { defineOp } from '../../../define/operation.ts';
import type { Who } from '../../../language/ex.ts';
import type { KillOp } from '../../../language/words.generated.ts';
import { isCharacter, isDead } from '../../../machine/characters.ts';
import { dieWord } from './die.ts';

export const killWord = defineOp({
  op: 'kill',
  means: 'Characters die, with all that follows from it.',
  example: { who: { x: 'self' } },
  fields: { who },
  brings: [
    { topic: 'dead', on: 'who' },
    { topic: 'gone', pieces: 'who' },
  ],
  chosen: { who: () => ({ key: 'kill' }) },
  registers: {},
  stages: {
    run: {
      run(x) {
        const { g, a } = x;
        const doomed = a.who(g).filter((each) => isCharacter(g, each) && !isDead(g, each));
        x.done();
        for (const each of doomed.toReversed()) dieWord.perform(g, each, {});
      },
    },
  },
});

export const kill = (whom: Who): KillOp => ({ op: 'kill', who: whom });
