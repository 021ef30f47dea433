import * as w from '@hollow/engine/words';

export default w.item({
  id: 'angel-feather',
  tags: ['one-use'],
  rules: {
    trust: {
      on: 'roll.offer',
      moment: 'before',
      do: [w.ask(w.self, 'number', { min: 0, max: 8, as: 'n' }), w.alter('result', w.$num('n')), w.discard(w.thisCard)],
    },
  },
});
