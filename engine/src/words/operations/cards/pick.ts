import { pickOne } from '../../../core/chance.ts';
import { beings, mustBind } from '../../../define/field.ts';
import { defineOp } from '../../../define/operation.ts';
import type { Things, Who } from '../../../language/ex.ts';
import type { PickOp } from '../../../language/words.generated.ts';
import { carrierId, tell, thingId } from '../../../machine/log.ts';

export const pickWord = defineOp({
  op: 'pick',
  means: 'Picks one of several things or characters by chance.',
  example: { of: { x: 'explorers' }, as: 'victim' },
  fields: { of: beings, as: mustBind('thing') },
  registers: {},
  stages: {
    run: {
      run(x) {
        const { g, a } = x;
        const among = a.of(g);
        if (among.length > 0) {
          const picked = pickOne(g, among, (each) => thingId(g, each));
          x.bind(picked);
          tell(g, 'picked', { thing: thingId(g, picked), about: carrierId(g, g.scope.owner) }, true);
        }
        x.done();
      },
    },
  },
});

export const pick = (of: Things | Who, name: string): PickOp => ({ op: 'pick', of, as: name });
