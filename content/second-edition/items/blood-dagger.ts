import * as w from '@hollow/engine/words';

export default w.item({
  id: 'blood-dagger',
  tags: ['weapon'],
  can: { trade: false, drop: false, steal: true },
  weapon: { trait: 'might', dice: 3, cost: [w.lose('speed')] },
  stolen: [w.damage('physical', { dice: 2 })],
  rulings: {
    'theft-hurts': { about: ['stolen'] },
  },
});
