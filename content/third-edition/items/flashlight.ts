import * as w from '@hollow/engine/words';

export default w.item({
  id: 'flashlight',
  rules: {
    light: {
      on: 'roll.offer',
      moment: 'before',
      when: w.rollIs('trait', 'event'),
      limit: 'event',
      uses: false,
      do: [w.alter('pool', 2)],
    },
  },
});
