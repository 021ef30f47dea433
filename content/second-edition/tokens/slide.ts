import type { Ops } from '@hollow/engine';
import * as w from '@hollow/engine/words';

const unseen = w.addRoom({
  floor: 'basement',
  as: 'below',
  none: [w.ask(w.self, 'room', { from: w.onFloor('basement'), as: 'known', question: 'land' })],
});
const draws = w.put(w.self, w.$room('below'), { discovered: true });
const landed = [w.put(w.self, w.$room('known')), w.damage('physical', { dice: 1 })];
const chosen = [w.ask(w.self, 'room', { from: w.lowerFloors(w.here), as: 'known' }), w.put(w.self, w.$room('known'))];

/**
 * Down into the house: to a room of one's choice, or to one that nobody has seen. A symbol there counts only on one's
 * own turn.
 */
export const firstSlide: Ops = [
  w.roll(w.trait('might'), {
    '5+': chosen,
    '0-4': [
      unseen,
      w.when(w.ownTurn(), [draws], [w.put(w.self, w.$room('below'), { discovered: true, symbol: false })]),
      ...landed,
    ],
  }),
];

export default w.token({
  id: 'slide',
  n: 1,
  rules: {
    'slide-down': {
      on: 'turn.offer',
      monsters: true,
      needs: [w.exists(w.lowerFloors(w.here))],
      // Monsters find no new rooms, and nothing in a room makes them roll.
      do: [
        w.when(w.isIn(w.self, w.monsters), chosen, [
          w.roll(w.trait('might'), { '5+': chosen, '0-4': [unseen, draws, ...landed] }),
        ]),
      ],
    },
  },
});
