import type { Ops } from '@hollow/engine';
import {
  $room,
  addRoom,
  ask,
  damage,
  exists,
  here,
  isIn,
  lowerFloors,
  monsters,
  onFloor,
  ownTurn,
  put,
  roll,
  self,
  token,
  trait,
  when,
} from '@hollow/engine/builders';

const unseen = addRoom({
  floor: 'basement',
  as: 'below',
  none: [ask(self, 'room', { from: onFloor('basement'), as: 'known' })],
});
const draws = put(self, $room('below'), { discovered: true });
const landed = [put(self, $room('known')), damage('physical', { dice: 1 })];
const chosen = [ask(self, 'room', { from: lowerFloors(here), as: 'known' }), put(self, $room('known'))];

/**
 * Down into the house: to a room of one's choice, or to one that nobody has seen. A symbol there counts only on one's
 * own turn.
 */
export const firstSlide: Ops = [
  roll(trait('might'), {
    '5+': chosen,
    '0-4': [
      unseen,
      when(ownTurn(), [draws], [put(self, $room('below'), { discovered: true, symbol: false })]),
      ...landed,
    ],
  }),
];

export default token({
  id: 'slide',
  n: 1,
  rules: {
    'slide-down': {
      on: 'turn.offer',
      monsters: true,
      needs: [exists(lowerFloors(here))],
      // Monsters find no new rooms, and nothing in a room makes them roll.
      do: [
        when(isIn(self, monsters), chosen, [roll(trait('might'), { '5+': chosen, '0-4': [unseen, draws, ...landed] })]),
      ],
    },
  },
});
