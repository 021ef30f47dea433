import { text } from '../../../define/field.ts';
import { defineOp } from '../../../define/operation.ts';
import type { SayOp } from '../../../language/words.generated.ts';
import { carrierId, tell } from '../../../machine/log.ts';

export const sayWord = defineOp({
  op: 'say',
  means: 'Tells everybody a sentence of the card, room or token.',
  example: { key: 'creaks' },
  quiet: true,
  steers: true,
  fields: { key: text },
  registers: {},
  stages: {
    run: {
      run(x) {
        tell(x.g, 'said', { key: x.a.key, about: carrierId(x.g, x.g.scope.owner) });
        x.done();
      },
    },
  },
});

export const say = (key: string): SayOp => ({ op: 'say', key });
