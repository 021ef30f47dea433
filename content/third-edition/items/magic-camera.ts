import * as w from '@hollow/engine/words';

export default w.item({
  id: 'magic-camera',
  rules: {
    picture: {
      on: 'roll.offer',
      moment: 'before',
      when: w.rollIs('trait', 'knowledge'),
      limit: 'event',
      uses: false,
      do: [w.alter('pool', w.minus(w.level(w.self, 'sanity'), w.level(w.self, 'knowledge')))],
    },
  },
});
