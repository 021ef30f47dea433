import * as w from '@hollow/engine/words';

export default w.item({
  id: 'adrenaline-shot',
  tags: ['one-use'],
  rules: {
    inject: {
      on: 'roll.offer',
      moment: 'before',
      when: w.rollIs('trait'),
      do: [w.alter('bonus', 4), w.discard(w.thisCard)],
    },
  },
});
