import * as w from '@hollow/engine/words';

export default w.item({
  id: 'gun',
  tags: ['weapon'],
  weapon: { trait: 'speed', damage: 'physical', range: 'sight', safe: true },
});
