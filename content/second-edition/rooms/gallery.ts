import { damage, inHouse, isVillain, named, not, put, room, self, when } from '@hollow/engine/builders';

export default room({
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
      needs: [inHouse('ballroom')],
      do: [put(self, named('ballroom')), when(not(isVillain()), [damage('physical', { dice: 1 })])],
    },
  },
});
