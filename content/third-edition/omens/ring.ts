import * as w from '@hollow/engine/words';

export default w.omen({
  id: 'ring',
  tags: ['weapon'],
  weapon: { trait: 'sanity', damage: 'mental' },
  rules: {
    steady: { on: 'total', when: w.rollIs('sanity'), value: 1, cites: ['3e.action.always-on'] },
  },
});
