import * as w from '@hollow/engine/words';

export default w.omen({
  id: 'armor',
  rules: {
    plates: {
      on: 'damage.modify',
      cites: ['3e.action.always-on'],
      when: w.kindIs('physical'),
      set: { amount: w.clamp(w.minus(w.amount, 1), 0, 99) },
    },
  },
});
