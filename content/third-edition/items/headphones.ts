import * as w from '@hollow/engine/words';

export default w.item({
  id: 'headphones',
  rules: {
    muffle: {
      on: 'damage.modify',
      cites: ['3e.action.always-on'],
      when: w.kindIs('mental'),
      set: { amount: w.clamp(w.minus(w.amount, 1), 0, 99) },
    },
  },
});
