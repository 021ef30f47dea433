import { damage, draw, remove, roll, thisCard, token, trait } from '@hollow/engine/builders';

export default token({
  id: 'skeletons',
  n: 1,
  rules: {
    'search-the-bones': {
      on: 'turn.offer',
      do: [
        roll(trait('sanity'), {
          '5+': [draw('item'), remove(thisCard)],
          '0-4': [damage('mental', { dice: 1 })],
        }),
      ],
    },
  },
});
