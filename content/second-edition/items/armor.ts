import { amount, item, kindIs, minus } from '@hollow/engine/builders';

export default item({
  id: 'armor',
  can: { trade: true, drop: true, steal: false },
  rules: {
    turn: {
      on: 'damage.modify',
      when: kindIs('physical'),
      set: { amount: minus(amount, 1) },
      cites: ['2e.card.armor'],
    },
  },
});
