import * as w from '@hollow/engine/words';

export default w.token({
  id: 'blessing',
  n: 1,
  rules: {
    heartened: { on: 'pool', when: w.all(w.rollIs('trait'), w.isIn(w.self, w.seemingHeroes)), value: 1 },
  },
});
