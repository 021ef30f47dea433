import { all, isIn, rollIs, seemingHeroes, self, token } from '@hollow/engine/builders';

export default token({
  id: 'blessing',
  n: 1,
  rules: {
    heartened: { on: 'pool', when: all(rollIs('trait'), isIn(self, seemingHeroes)), value: 1 },
  },
});
