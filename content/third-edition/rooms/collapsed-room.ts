import * as w from '@hollow/engine/words';

export default w.room({
  id: 'collapsed-room',
  floors: ['ground', 'upper'],
  doors: ['N', 'E'],
  rules: {
    'floor-gives-way': {
      on: 'turn.after',
      harmful: true,
      do: [
        w.roll(w.trait('speed'), {
          '5+': [],
          '0-4': [
            w.put(w.self, w.named('basement-landing')),
            w.when(w.not(w.isVillain()), [w.damage('physical', { dice: 1 })]),
          ],
        }),
      ],
    },
  },
  rulings: {
    traitor: { about: ['floor-gives-way'] },
  },
});
