import * as w from '@hollow/engine/words';

export default w.item({
  id: 'angels-feather',
  rules: {
    trust: {
      on: 'roll.offer',
      moment: 'before',
      when: w.rollIs('trait'),
      do: [w.ask(w.self, 'number', { min: 0, max: 8, as: 'n' }), w.alter('final', w.$num('n')), w.bury(w.thisCard)],
    },
  },
});
