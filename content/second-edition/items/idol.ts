import { all, alter, any, item, lose, not, rollIs } from '@hollow/engine/builders';

export default item({
  id: 'idol',
  rules: {
    beg: {
      on: 'roll.offer',
      moment: 'before',
      when: all(any(rollIs('trait'), rollIs('attack'), rollIs('defence'), rollIs('event')), not(rollIs('damage'))),
      do: [alter('pool', 2), lose('sanity')],
    },
  },
});
