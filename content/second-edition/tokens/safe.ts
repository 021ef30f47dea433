import * as w from '@hollow/engine/words';

export default w.token({
  id: 'safe',
  n: 1,
  rules: {
    crack: {
      on: 'turn.offer',
      do: [
        w.roll(w.trait('knowledge'), {
          '5+': [w.draw('item', 2), w.remove(w.thisCard)],
          '2-4': [w.damage('physical', { dice: 1 })],
          '0-1': [w.damage('physical', { dice: 2 })],
        }),
      ],
    },
  },
});
