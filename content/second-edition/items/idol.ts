import * as w from '@hollow/engine/words';

export default w.item({
  id: 'idol',
  rules: {
    beg: {
      on: 'roll.offer',
      moment: 'before',
      when: w.all(
        w.any(w.rollIs('trait'), w.rollIs('attack'), w.rollIs('defence'), w.rollIs('event')),
        w.not(w.rollIs('damage')),
      ),
      do: [w.alter('pool', 2), w.lose('sanity')],
    },
  },
  rulings: {
    'not-for-damage': {},
  },
});
