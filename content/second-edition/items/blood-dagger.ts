import { damage, item, lose } from '@hollow/engine/builders';

export default item({
  id: 'blood-dagger',
  tags: ['weapon'],
  can: { trade: false, drop: false, steal: true },
  weapon: { trait: 'might', dice: 3, cost: [lose('speed')] },
  stolen: [damage('physical', { dice: 2 })],
});
