import * as w from '@hollow/engine/words';

export default w.room({
  id: 'gallery',
  floors: ['upper'],
  doors: ['N', 'S'],
  climb: 'ballroom',
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
});
