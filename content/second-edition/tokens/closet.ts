import { dice, draw, remove, roll, thisCard, token } from '@hollow/engine/builders';

export default token({
  id: 'closet',
  n: 1,
  rules: {
    'open-the-closet': {
      on: 'turn.offer',
      do: [
        roll(dice(2), {
          '4+': [draw('item')],
          '2-3': [draw('event')],
          '0-1': [draw('event'), remove(thisCard)],
        }),
      ],
    },
  },
});
