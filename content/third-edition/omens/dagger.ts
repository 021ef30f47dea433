import * as w from '@hollow/engine/words';

export default w.omen({
  id: 'dagger',
  tags: ['weapon'],
  weapon: { trait: 'might', dice: 2, cost: [w.lose('speed')] },
});
