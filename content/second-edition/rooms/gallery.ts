import * as w from '@hollow/engine/words';
import { shaft } from '../shaft.ts';

export default w.room({
  id: 'gallery',
  floors: ['upper'],
  doors: ['N', 'S'],
  links: shaft('ballroom', { ride: 'offer', cost: 0, when: w.isVillain() }),
  symbol: 'omen',
  rules: {
    'leap-down': {
      on: 'turn.offer',
      limit: 'none',
      monsters: true,
      needs: [w.inHouse('ballroom')],
      do: [w.put(w.self, w.named('ballroom')), w.when(w.not(w.isVillain()), [w.damage('physical', { dice: 1 })])],
    },
  },
  rulings: {
    'traitor-leaps': { about: ['leap-down'] },
  },
});
