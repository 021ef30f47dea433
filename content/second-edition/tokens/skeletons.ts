import * as w from '@hollow/engine/words';

export default w.token({
  id: 'skeletons',
  n: 1,
  rules: {
    'search-the-bones': {
      on: 'turn.offer',
      do: [
        w.roll(w.trait('sanity'), {
          '5+': [w.draw('item'), w.remove(w.thisCard)],
          '0-4': [w.damage('mental', { dice: 1 })],
        }),
      ],
    },
  },
});
