import * as w from '@hollow/engine/words';

export default w.omen({
  id: 'skull',
  rules: {
    endure: {
      on: 'damage.offer',
      when: w.kindIs('mental'),
      limit: 'none',
      uses: false,
      do: [w.alter('kind', 'physical')],
    },
  },
  rulings: {
    'as-often': {},
  },
});
