import * as w from '@hollow/engine/words';

export default w.token({
  id: 'closet',
  n: 1,
  rules: {
    'open-the-closet': {
      on: 'turn.offer',
      do: [
        w.roll(w.dice(2), {
          '4+': [w.draw('item')],
          '2-3': [w.draw('event')],
          '0-1': [w.draw('event'), w.remove(w.thisCard)],
        }),
      ],
    },
  },
});
