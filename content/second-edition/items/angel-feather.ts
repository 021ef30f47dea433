import { $num, alter, ask, discard, item, self, thisCard } from '@hollow/engine/builders';

export default item({
  id: 'angel-feather',
  tags: ['one-use'],
  rules: {
    trust: {
      on: 'roll.offer',
      moment: 'before',
      do: [ask(self, 'number', { min: 0, max: 8, as: 'n' }), alter('result', $num('n')), discard(thisCard)],
    },
  },
});
