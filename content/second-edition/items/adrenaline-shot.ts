import { alter, discard, item, rollIs, thisCard } from '@hollow/engine/builders';

export default item({
  id: 'adrenaline-shot',
  tags: ['one-use'],
  rules: {
    inject: {
      on: 'roll.offer',
      moment: 'before',
      when: rollIs('trait'),
      do: [alter('bonus', 4), discard(thisCard)],
    },
  },
});
