import { damage, inHouse, named, put, room, self } from '@hollow/engine/builders';

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
      needs: [inHouse('ballroom')],
      do: [put(self, named('ballroom')), damage('physical', { dice: 1 })],
    },
  },
});
