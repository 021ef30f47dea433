import { stack } from '../../../define/field.ts';
import { defineOp } from '../../../define/operation.ts';
import type { ShuffleOp } from '../../../language/words.generated.ts';
import { tell } from '../../../machine/log.ts';
import { shuffleDeck } from '../../../play/decks.ts';
import { shuffleTiles } from '../../../play/tile-stack.ts';

export const shuffleWord = defineOp({
  op: 'shuffle',
  means: 'Mixes a stack; what was known of it is forgotten.',
  example: { stack: 'rooms' },
  fields: { stack },
  registers: {},
  stages: {
    run: {
      run(x) {
        const { g, a } = x;
        if (a.stack.deck < 0) shuffleTiles(g);
        else shuffleDeck(g, a.stack.deck);
        tell(g, 'shuffled', { stack: a.stack.id }, true);
        x.done();
      },
    },
  },
});

export const shuffle = (mixed: string): ShuffleOp => ({ op: 'shuffle', stack: mixed });
