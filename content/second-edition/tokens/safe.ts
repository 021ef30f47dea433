import { damage, draw, remove, roll, thisCard, token, trait } from '@hollow/engine/builders';

export default token({
  id: 'safe',
  n: 1,
  rules: {
    crack: {
      on: 'turn.offer',
      do: [
        roll(trait('knowledge'), {
          '5+': [draw('item', 2), remove(thisCard)],
          '2-4': [damage('physical', { dice: 1 })],
          '0-1': [damage('physical', { dice: 2 })],
        }),
      ],
    },
  },
});
