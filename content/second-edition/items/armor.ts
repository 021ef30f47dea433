import * as w from '@hollow/engine/words';

export default w.item({
  id: 'armor',
  can: { trade: true, drop: true, steal: false },
  rules: {
    turn: {
      on: 'damage.modify',
      when: w.kindIs('physical'),
      set: { amount: w.minus(w.amount, 1) },
      cites: ['2e.card.armor'],
    },
  },
});
