import * as w from '@hollow/engine/words';

export default w.item({
  id: 'leather-jacket',
  rules: {
    guard: { on: 'pool', when: w.rollIs('defence'), value: 1, cites: ['3e.action.always-on'] },
  },
});
