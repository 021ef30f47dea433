import * as w from '@hollow/engine/words';

export default w.item({
  id: 'brooch',
  rules: {
    share: {
      on: 'damage.offer',
      when: w.any(w.kindIs('physical'), w.kindIs('mental')),
      limit: 'none',
      uses: false,
      do: [w.alter('kind', 'general')],
    },
  },
});
