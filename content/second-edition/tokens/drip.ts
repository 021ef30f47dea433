import * as w from '@hollow/engine/words';

export default w.token({
  id: 'drip',
  n: 1,
  rules: {
    distracting: { on: 'pool', when: w.rollIs('trait'), value: -1 },
    'never-below-one': { on: 'pool', when: w.rollIs('trait'), layer: 'floor', value: 1 },
  },
});
