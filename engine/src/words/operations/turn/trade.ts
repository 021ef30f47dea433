import { who } from '../../../define/field.ts';
import { defineOp } from '../../../define/operation.ts';
import type { Who } from '../../../language/ex.ts';
import type { TradeOp } from '../../../language/words.generated.ts';
import { isDead, isExplorer } from '../../../machine/characters.ts';
import { isTradeFree, tradables } from '../../../play/trading.ts';
import { tradeThingsWord } from './trade-things.ts';

export const tradeWord = defineOp({
  op: 'trade',
  means: 'The character trades with another, wherever that one is: it is the trade of this turn.',
  example: { with: { x: 'leftOf', who: { x: 'self' } } },
  fields: { with: who },
  chosen: { with: () => ({ key: 'trade-with' }) },
  registers: {},
  stages: {
    run: {
      run(x) {
        const { g, a } = x;
        const { self } = g.scope;
        const [other] = a.with(g).filter((each) => isExplorer(g, each) && each !== self && !isDead(g, each));
        x.done();
        if (other === undefined || !isTradeFree(g) || tradables(g, self, other).length === 0) return;
        tradeThingsWord.perform(g, self, { to: other });
      },
    },
  },
});

export const tradeWith = (other: Who): TradeOp => ({ op: 'trade', with: other });
