import * as w from '@hollow/engine/words';

export default w.item({
  id: 'crossbow',
  tags: ['weapon'],
  weapon: { trait: 'speed', dice: 1, damage: 'physical', range: 'near', safe: true },
});
