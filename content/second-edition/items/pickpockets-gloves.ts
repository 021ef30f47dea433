import type { Who } from '@hollow/engine';
import * as w from '@hollow/engine/words';

const loot = (who: Who) => w.both(w.both(w.heldBy(who), w.permits('steal')), w.untouched);
const marks = w.where(w.except(w.withMe(w.self), w.self), w.exists(loot(w.it)));

export default w.item({
  id: 'pickpockets-gloves',
  tags: ['one-use'],
  rules: {
    'lift-an-item': {
      on: 'turn.offer',
      reaches: ['explorers'],
      needs: [w.exists(marks)],
      do: [
        w.ask(w.self, 'who', { from: marks, as: 'mark', question: 'mark' }),
        w.ask(w.self, 'thing', { from: loot(w.$who('mark')), as: 'prize' }),
        w.discard(w.thisCard),
        w.steal(w.$thing('prize'), w.self),
      ],
    },
  },
});
