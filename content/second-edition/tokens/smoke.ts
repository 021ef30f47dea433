import * as w from '@hollow/engine/words';

export default w.token({
  id: 'smoke',
  n: 1,
  blocksSight: true,
  rules: {
    choking: { on: 'pool', when: w.rollIs('trait'), value: -2 },
    'never-below-one': { on: 'pool', when: w.rollIs('trait'), layer: 'floor', value: 1 },
  },
});
