import * as w from '@hollow/engine/words';

/** No weapon by name, but a means to attack: both sides roll Sanity. */
export default w.omen({
  id: 'ring',
  weapon: { trait: 'sanity', damage: 'mental' },
  rulings: {
    'no-weapon': { about: ['weapon'] },
  },
});
