import { item } from '@hollow/engine/builders';

export default item({
  id: 'revolver',
  tags: ['weapon'],
  weapon: { trait: 'speed', dice: 1, damage: 'physical', range: 'sight' },
});
