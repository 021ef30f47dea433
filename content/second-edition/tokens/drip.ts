import { rollIs, token } from '@hollow/engine/builders';

export default token({
  id: 'drip',
  n: 1,
  rules: {
    distracting: { on: 'pool', when: rollIs('trait'), value: -1 },
    'never-below-one': { on: 'pool', when: rollIs('trait'), layer: 'floor', value: 1 },
  },
});
