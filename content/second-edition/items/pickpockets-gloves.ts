import type { Who } from '@hollow/engine';
import {
  $thing,
  $who,
  ask,
  both,
  discard,
  except,
  exists,
  heldBy,
  it,
  item,
  permits,
  self,
  steal,
  thisCard,
  untouched,
  where,
  withMe,
} from '@hollow/engine/builders';

const loot = (who: Who) => both(both(heldBy(who), permits('steal')), untouched);
const marks = where(except(withMe(self), self), exists(loot(it)));

export default item({
  id: 'pickpockets-gloves',
  tags: ['one-use'],
  rules: {
    'lift-an-item': {
      on: 'turn.offer',
      needs: [exists(marks)],
      do: [
        ask(self, 'who', { from: marks, as: 'mark' }),
        ask(self, 'thing', { from: loot($who('mark')), as: 'prize' }),
        discard(thisCard),
        steal($thing('prize'), self),
      ],
    },
  },
});
