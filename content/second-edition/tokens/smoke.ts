import { rollIs, token } from '@hollow/engine/builders';

export default token({
  id: 'smoke',
  n: 1,
  blocksSight: true,
  rules: {
    choking: { on: 'pool', when: rollIs('trait'), value: -2 },
    'never-below-one': { on: 'pool', when: rollIs('trait'), layer: 'floor', value: 1 },
  },
});
