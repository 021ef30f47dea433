import * as w from '@hollow/engine/words';

export default w.item({
  id: 'lucky-coin',
  rules: {
    flip: {
      on: 'roll.offer',
      moment: 'after',
      when: w.all(w.rollIs('trait'), w.ownTurn()),
      do: [w.reroll('blanks', { as: 'blank' }), w.damage('mental', w.$num('blank'))],
    },
  },
});
