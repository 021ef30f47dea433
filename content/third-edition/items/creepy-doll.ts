import * as w from '@hollow/engine/words';

export default w.item({
  id: 'creepy-doll',
  rules: {
    again: {
      on: 'roll.offer',
      moment: 'after',
      when: w.all(w.rollIs('trait'), w.ownTurn()),
      do: [w.reroll('all'), w.lose('sanity')],
    },
  },
});
