import { alter, any, item, lose, rollIs } from '@hollow/engine/builders';

export default item({
  id: 'idol',
  rules: {
    beg: {
      on: 'roll.offer',
      moment: 'before',
      when: any(rollIs('trait'), rollIs('attack'), rollIs('defence'), rollIs('event')),
      do: [alter('pool', 2), lose('sanity')],
    },
  },
});
